import type { PageCopy } from '../content/page-copy.ts'
import { useLanguage } from '../hooks/language.tsx'
import { inLanguage, type Localized } from '../i18n/language.ts'
import { StaticPage } from './static-page.tsx'

/** A route module for a page that is made of its copy alone, in German only or in the visitor's language. */
export function topicPage(copy: PageCopy | Localized<PageCopy>) {
  return { element: 'blocks' in copy ? <StaticPage copy={copy} /> : <LocalizedPage copies={copy} /> }
}

function LocalizedPage({ copies }: { copies: Localized<PageCopy> }) {
  return <StaticPage copy={inLanguage(copies, useLanguage().language)} />
}
