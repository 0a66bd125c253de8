import { StaticPage } from '../blocks/static-page.tsx'
import { backup, ruleDrawing } from '../content/de/backup.ts'
import { BackupRule } from '../illustrations/backup-rule.tsx'
import { RecoveryAxis } from '../illustrations/recovery-axis.tsx'

/** The 3-2-1 rule is in the first block, as text and as a drawing. */
export function Component() {
  const drawings = { cards: <BackupRule {...ruleDrawing} /> }
  return (
    <StaticPage copy={backup} illustration={<RecoveryAxis rpoHours={1} rtoHours={4} />} drawings={drawings} />
  )
}
