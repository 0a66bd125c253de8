import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import type { Localized } from '../languages.ts'

/** A page without anything but copy; `src/routes.tsx` says which. */
export function CopyPage({ copy }: { copy: PageCopy | Localized<PageCopy> }) {
  return <StaticPage copy={copy} />
}
