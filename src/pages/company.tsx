import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { CrossingSheet } from '../illustrations/fortress/crossing-sheet.tsx'

export function Component() {
  const copy = useCopy<PageCopy>('company')
  return <StaticPage copy={copy} illustration={<CrossingSheet />} />
}
