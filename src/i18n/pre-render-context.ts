import { createContext } from 'react'
import type { Language } from '../site/languages.ts'
import type { PageHead } from '../site/page-head.ts'

/** How a page is rendered at build time, and what it reports meanwhile. */
export type PreRender = {
  /** The language, where it is not the one of the page's path. */
  language?: Language
  /** The content is the same in both languages: the second rendering leaves it out. */
  withoutContent?: boolean
  collectHead: (head: PageHead) => void
}

/** `undefined` in a browser. */
export const PreRenderContext = createContext<PreRender | undefined>(undefined)
