import type { ReactElement } from 'react'
import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import type { Localized } from '../languages.ts'

type Props = { copy: PageCopy | Localized<PageCopy>; illustration: ReactElement }

/** A page of copy and a drawing; `src/routes.tsx` says which. */
export function CopyPage({ copy, illustration }: Props) {
  return <StaticPage copy={copy} illustration={illustration} />
}
