import { LongPage } from '../blocks/long-page.tsx'
import { backup as copy, ruleDrawing } from '../content/de/backup.ts'
import { outageAxisId } from '../content/outage-axis-copy.ts'
import { BackupRule } from '../illustrations/backup-rule.tsx'
import { RecoveryAxis } from '../illustrations/recovery-axis.tsx'
import { OutageAxis } from '../outage-axis/outage-axis.tsx'
import { withOutageTable } from '../outage-axis/outage-texts.ts'

const backup = withOutageTable(copy)

/** The 3-2-1 rule is in the first block, as text and as a drawing; what an outage costs has a table and an axis. */
export function Component() {
  const axis = backup.blocks.findIndex(({ id }) => id === outageAxisId)
  const drawings = {
    0: <BackupRule {...ruleDrawing} />,
    [axis]: <OutageAxis copy={backup.outageAxis} />,
  }
  return (
    <LongPage copy={backup} illustration={<RecoveryAxis rpoHours={1} rtoHours={4} />} drawings={drawings} />
  )
}

/** Has the summary for English visitors. */
export const handle = backup
