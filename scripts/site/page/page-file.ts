/** The file of a page below `dist`: `/kontakt` is `kontakt.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
