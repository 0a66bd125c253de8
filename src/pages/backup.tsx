import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { BackupRule } from '../illustrations/backup-rule.tsx'
import { RecoveryAxis } from '../illustrations/recovery-axis.tsx'

/** The 3-2-1 rule is in the first block, as text and as a drawing. */
export function Component() {
  const copy = useCopy<PageCopy>('backup')
  const illustration = <RecoveryAxis rpoHours={1} rtoHours={4} />
  return <StaticPage copy={copy} illustration={illustration} insets={{ cards: <BackupRule /> }} />
}
