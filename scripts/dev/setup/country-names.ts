import type { OwnerLanguage } from '../../io/owner-language.ts'

const regions = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

const names: Record<OwnerLanguage, Intl.DisplayNames> = {
  de: regions('de'),
  en: regions('en'),
  fr: regions('fr'),
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** All countries by their codes. `Intl` has no list of them; some codes are of former countries, unions and tests. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(
    (code) =>
      names.en.of(code) !== undefined &&
      Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` &&
      !/^(EU|EZ|UN|QO|X[AB]|ZZ)$/.test(code),
  )

export function nameOfCountry(code: string, language: OwnerLanguage): string {
  return names[language].of(code) ?? code
}

/** The code of `Irland`, `ireland`, `Irlande` and `ie`. */
export function findCountry(typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  return countryCodes.find((code) =>
    [code, names.de.of(code), names.en.of(code), names.fr.of(code)].some(
      (name) => name?.toLowerCase() === wanted,
    ),
  )
}
