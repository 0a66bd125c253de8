import { LongPage } from '../blocks/long-page.tsx'
import { claims } from '../company/derive.ts'
import { backup, ruleDrawing } from '../content/de/backup.ts'
import { BackupRule } from '../illustrations/backup-rule.tsx'
import { RecoveryAxis } from '../illustrations/recovery-axis.tsx'

/** The 3-2-1 rule is in the first block, as text and as a drawing. */
export function Component() {
  const drawings = { 0: <BackupRule {...ruleDrawing} /> }
  const { rpoHours, rtoHours } = claims
  const recovery =
    rpoHours === null || rtoHours === null ? undefined : (
      <RecoveryAxis rpoHours={rpoHours} rtoHours={rtoHours} />
    )
  return <LongPage copy={backup} illustration={recovery} drawings={drawings} />
}

/** Has the summary for English visitors. */
export const handle = backup
