import type { PageCopy } from '../content/page-copy.ts'
import { inLanguage, type Localized } from '../language/language.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { StaticPage } from './static-page.tsx'

/** A route module for a page that is made of its copy alone, in German only or in the visitor's language. */
export function topicPage(copy: PageCopy | Localized<PageCopy>) {
  return { element: 'blocks' in copy ? <StaticPage copy={copy} /> : <LocalizedPage copies={copy} /> }
}

function LocalizedPage({ copies }: { copies: Localized<PageCopy> }) {
  return <StaticPage copy={inLanguage(copies, useLanguage().language)} />
}
