import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Shell } from '../content/messages.ts'
import type { PageCopy } from '../content/page-copy.ts'
import { defaultLanguage, type Language } from '../site/languages.ts'
import {
  contentLanguage,
  counterpart,
  fileOf,
  isInOneLanguage,
  pageAt,
  prerenderedLanguage,
} from '../site/pages.ts'
import { copyIn, currentLanguage, loadPageCopy, setCurrentLanguage } from './copies.ts'
import { PreRenderContext } from './pre-render-context.ts'
import { keepLanguage, visitLanguage } from './start-language.ts'

type LanguageChoice = {
  language: Language
  /** Another one where a translator has changed the page: React cannot change its texts, but render it again. */
  generation: number
  /** Shows the page in another language, once its copy is loaded. */
  choose: (language: Language) => Promise<void>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Provides the visitor's language. The first render has the language that the page was rendered in. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const preRender = useContext(PreRenderContext)
  const [language, setLanguage] = useState(() =>
    preRender ? (preRender.language ?? prerenderedLanguage(location.pathname)) : currentLanguage(),
  )
  const [generation, setGeneration] = useState(0)

  const shown = useRef(location)
  useEffect(() => {
    shown.current = location
  }, [location])

  const wanted = useRef(language)
  /** Returns whether the language is shown: not if another one was chosen while its copy was loaded. */
  const show = async (chosen: Language): Promise<boolean> => {
    wanted.current = chosen
    let page: typeof location | undefined
    // The visitor may go to another page meanwhile.
    while (page !== shown.current) {
      page = shown.current
      await loadPageCopy(page.pathname, chosen)
    }
    if (wanted.current !== chosen) return false
    setCurrentLanguage(chosen)
    // Translators put each text into a `font`.
    const isTranslated = document.querySelector('#root font') !== null
    // A long page is rendered in parts, as the router does it: the browser responds meanwhile.
    startTransition(() => {
      setLanguage(chosen)
      if (isTranslated) setGeneration((last) => last + 1)
    })
    return true
  }

  // Changes something where src/app/first-paint.ts has not run, or where the page has no markup in this language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once.
  useEffect(() => {
    show(visitLanguage(prerenderedLanguage(location.pathname))).catch(() => {})
  }, [])

  const lastLanguage = useRef(language)
  useEffect(() => {
    // At the start it is right, unless a translator has changed it, and then the text, too.
    if (lastLanguage.current !== language) document.documentElement.lang = language
    lastLanguage.current = language
  }, [language])

  const choose = async (chosen: Language) => {
    // Where the copy cannot be loaded, everything stays as it is.
    if (!(await show(chosen).catch(() => false))) return
    keepLanguage(chosen)
    // A press on the language that is shown leaves its reader at the place, also at the other language's address.
    if (chosen === language) return
    const { pathname, search, hash } = shown.current
    const path = counterpart(pathname, chosen)
    if (path !== undefined) navigate(path + search + hash, { replace: true })
  }
  return <LanguageContext value={{ language, generation, choose }}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const context = useContext(LanguageContext)
  if (context === undefined) throw new Error('useLanguage needs a LanguageProvider above it')
  return context
}

/** The interface texts in the visitor's language. */
export function useMessages(): Shell {
  return copyIn(useLanguage().language, 'shell')
}

/** The language of the page's content: not the visitor's where it lacks the page. */
export function useContentLanguage(): Language {
  const { pathname } = useLocation()
  return contentLanguage(pathname, useLanguage().language)
}

/** The `lang` of the page's content where it is in one language for every visitor. */
export function useLangAttribute(): Language | undefined {
  return isInOneLanguage(useLocation().pathname) ? defaultLanguage : undefined
}

/** The interface texts in the language of the page's content. */
export function useContentMessages(): Shell {
  return useCopy('shell')
}

/** What is written in the drawings of the current page. */
export function useDrawingTexts(): Readonly<Record<string, string>> {
  const page = pageAt(useLocation().pathname)
  const language = useContentLanguage()
  return (page && copyIn<PageCopy>(language, fileOf(page)).drawing) ?? {}
}

/** The copy of a page, `home` for `src/content/<language>/home.ts`, in the language of the page's content. */
export function useCopy<Copy>(name: string): Copy {
  return copyIn(useContentLanguage(), name)
}
