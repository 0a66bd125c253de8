import type { ReactElement } from 'react'
import { StaticPage } from '../blocks/static-page.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'

type Props = { name: string; illustration: ReactElement }

/** A page of copy and a drawing; `src/app/views.ts` says which. */
export function Component({ name, illustration }: Props) {
  return <StaticPage copy={useCopy<PageCopy>(name)} illustration={illustration} />
}
