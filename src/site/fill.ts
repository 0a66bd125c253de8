/** Puts values into a text: `fill('Seite {page} von {pages}', { page: 1, pages: 3 })`. Unknown names stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
