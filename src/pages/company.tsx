import { StaticPage } from '../blocks/static-page.tsx'
import { sisterIsAbroad } from '../company/derive.ts'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { CrossingSheet } from '../illustrations/fortress/crossing-sheet.tsx'
import { EnclosedTown } from '../illustrations/fortress/enclosed-town.tsx'

export function Component() {
  const copy = useCopy<PageCopy>('company')
  return <StaticPage copy={copy} illustration={sisterIsAbroad ? <CrossingSheet /> : <EnclosedTown />} />
}
