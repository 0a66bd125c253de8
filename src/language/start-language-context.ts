import { createContext } from 'react'
import type { Language } from '../languages.ts'

/** The language to render a page in at build time, where it is not the one of its path. */
export const StartLanguage = createContext<Language | undefined>(undefined)
