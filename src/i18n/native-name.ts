/** A language by its own name: `Deutsch`, `Français`. For Node: in a browser, the first use of `Intl` takes 15 to 25 ms. */
export function nativeName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
