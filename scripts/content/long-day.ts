import { defaultLanguage } from '../../src/i18n/languages.ts'

/** `YYYY-MM-DD` as the default language writes it. */
export const { longDay } = (await import(
  `../../src/content/${defaultLanguage}/format.ts`
)) as typeof import('../../src/content/de/format.ts')
