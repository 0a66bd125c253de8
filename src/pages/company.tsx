import { StaticPage } from '../blocks/static-page.tsx'
import { sisterIsAbroad } from '../company/derive.ts'
import type { PageCopy } from '../content/page-copy.ts'
import { CrossingSheet } from '../illustrations/fortress/crossing-sheet.tsx'
import { EnclosedTown } from '../illustrations/fortress/enclosed-town.tsx'
import { useCopy } from '../language/language-provider.tsx'

export function Component() {
  const copy = useCopy<PageCopy>('company-landing')
  return <StaticPage copy={copy} illustration={sisterIsAbroad ? <CrossingSheet /> : <EnclosedTown />} />
}
