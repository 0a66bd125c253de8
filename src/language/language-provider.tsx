import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inLanguage, isLanguage, type Language, type Localized, messages } from '../languages.ts'
import { counterpart, isGermanOnly, prerenderedLanguage } from '../pages.ts'
import type { Messages } from './de.ts'
import { PreRenderContext } from './pre-render-context.ts'
import { languageKey, readTab, startLanguage, writeTab } from './start-language.ts'

type LanguageChoice = { language: Language; choose: (language: Language) => void }

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Provides the visitor's language. The first render has the language that the page was rendered in. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const preRender = useContext(PreRenderContext)
  const [language, setLanguage] = useState(() => preRender?.language ?? renderedLanguage(pathname))

  // Changes something where src/layout/first-paint.ts has not run, or where the page has no markup in this language.
  useEffect(() => {
    setLanguage(startLanguage(readTab(languageKey), window.navigator?.language))
  }, [])

  useEffect(() => {
    const page = document.documentElement
    // A browser computes all styles again even if the value is the same.
    if (page.lang !== language) page.lang = language
  }, [language])

  const choose = (chosen: Language) => {
    writeTab(languageKey, chosen)
    // A long page is rendered in parts, as the router does it: the browser responds meanwhile.
    startTransition(() => setLanguage(chosen))
    const path = counterpart(pathname, chosen)
    if (path !== undefined) navigate(path + search + hash, { replace: true })
  }
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const context = useContext(LanguageContext)
  if (context === undefined) throw new Error('useLanguage needs a LanguageProvider above it')
  return context
}

/** A value in the visitor's language. */
export function useLocalized<T>(values: Localized<T>): T {
  return inLanguage(values, useLanguage().language)
}

/** The interface texts in the visitor's language. */
export function useMessages(): Messages {
  return messages[useLanguage().language]
}

/** The language of the page's content, which can be German for every visitor. */
export function useContentLanguage(): Language {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  return isGermanOnly(pathname) ? 'de' : language
}

/** The interface texts in the language of the page's content. */
export function useContentMessages(): Messages {
  return messages[useContentLanguage()]
}

function renderedLanguage(pathname: string): Language {
  if (typeof document === 'undefined') return prerenderedLanguage(pathname)
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : prerenderedLanguage(pathname)
}
