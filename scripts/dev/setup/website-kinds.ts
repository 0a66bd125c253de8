import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findLowContrast } from '../../../src/brand/colours.ts'
import { brand } from '../../../src/company/company.ts'
import { nativeName } from '../../../src/i18n/native-name.ts'
import type { PageName } from '../../../src/pages.ts'
import { picturesFolder } from '../../content/folders.ts'
import { openImageTools } from '../../content/images/image-tools.ts'
import { findPortraitFault } from '../../content/images/page-pictures.ts'
import { checkLogo, findNoFile } from '../../site/brand/check-logo.ts'
import { choices, type Kinds, optionsOf, yesOrNo } from './kind.ts'
import { nearestColour } from './nearest-colour.ts'
import type { Question, Typed } from './question.ts'
import { setupTexts } from './texts.ts'
import { parseColour, tidyPath } from './typed.ts'

/** The languages that there are texts in. */
export const siteLanguages = readdirSync('src/content').filter((name) => /^[a-z]{2}$/.test(name))

/** A choice of pages; the others are switched off, and so is what they have in common if none is left. */
function pageChoice(words: Parameters<typeof optionsOf>[0], overview?: PageName): Partial<Question> {
  const all = Object.keys(words) as PageName[]
  return {
    fact: 'disabledPages',
    isSeveral: true,
    options: optionsOf(words),
    write: (names: PageName[], _, { disabledPages }) => ({
      disabledPages: [
        ...disabledPages.filter((page) => page !== overview && !all.includes(page as PageName)),
        ...all.filter((page) => !names.includes(page)),
        ...(overview && names.length === 0 ? [overview] : []),
      ],
    }),
    read: ({ disabledPages }) => all.filter((page) => !disabledPages.includes(page)),
  }
}

const pictureKinds = /\.(jpe?g|png|webp|avif|svg)$/i

/** The path of a file, which is relative to the folder of the project, or to a file of answers. */
const file = {
  isFile: true,
  parse: (typed: string): Typed => ({ value: typed.trim() ? tidyPath(typed, '.') : null }),
} satisfies Partial<Question>

/** Of questions about the website. */
export const websiteKinds = {
  languages: () => ({
    example: () => siteLanguages.join(', '),
    parse: (typed): Typed => {
      const words = typed.toLowerCase().split(/[\s,;/+]+|\b(?:und|and|et)\b/)
      const codes = words
        .filter(Boolean)
        .map((word) => siteLanguages.find((code) => namesLanguage(word, code)))
      return codes.includes(undefined) ? {} : { value: [...new Set(codes)] }
    },
    format: (languages: string[]) => languages.map(nativeName).join(', '),
    check: (languages: string[], language) =>
      languages.every((each) => siteLanguages.includes(each))
        ? undefined
        : setupTexts[language].oneOf(siteLanguages.join(', ')),
  }),
  services: () => pageChoice(choices.services),
  industries: () => pageChoice(choices.industries, 'industries'),
  logo: () => ({
    fact: '',
    ...file,
    check: checkLogo,
  }),
  personName: () => ({
    clear: ({ people }) => ({ people: people.slice(1) }),
    initial: ({ representatives }) => (Array.isArray(representatives) ? representatives[0] : undefined),
  }),
  /** The file is copied into the folder of pictures; the fact is its name there. */
  photograph: (fact) => ({
    ...file,
    parse: (typed) => {
      const name = typed.trim()
      const isThere =
        name !== '' && !existsSync(tidyPath(name, '.')) && existsSync(join(picturesFolder, name))
      return isThere ? { value: name } : file.parse(typed)
    },
    check: (path: string, language) =>
      existsSync(join(picturesFolder, path)) ? undefined : findNoFile(path, pictureKinds, language),
    inspect: async (path: string) => {
      const tools = openImageTools()
      const found = findPortraitFault(existsSync(path) ? path : join(picturesFolder, path), tools)
      return found.finally(tools.close)
    },
    write: (path: string) => ({ [fact]: basename(path) }),
    clear: () => ({ [fact]: undefined }),
  }),
  colour: () => ({
    parse: parseColour,
    initial: () => '#0b5cad',
    check: (accent: string, language) => {
      const seeds = { ...brand.colours, accent }
      if (!/^#[\da-f]{6}$/i.test(accent) || findLowContrast(seeds).length === 0) return undefined
      return setupTexts[language].lowContrast(nearestColour(seeds))
    },
  }),
  samplePosts: () => ({ options: yesOrNo, fact: '', read: () => false }),
} satisfies Kinds

/** `Deutsch`, `german`, `de` */
function namesLanguage(word: string, code: string): boolean {
  const names = ['de', 'en', 'fr', code].map((each) =>
    new Intl.DisplayNames(each, { type: 'language' }).of(code),
  )
  return [code, ...names].some((name) => name?.toLowerCase() === word)
}
