import { StaticPage } from '../blocks/static-page.tsx'
import { backup, ruleDrawing } from '../content/backup.ts'
import { BackupRule } from '../illustrations/backup-rule.tsx'

/** The 3-2-1 rule is in the first block, as text and as a drawing. */
export function Component() {
  return <StaticPage copy={backup} drawings={{ 0: <BackupRule {...ruleDrawing} /> }} />
}

/** Has the summary for English visitors. */
export const handle = backup
