/** Without title and meta tags, and with an empty `<main>`, for which the first language's is put in. */
export function withoutContent(path: string, markup: string): string {
  const start = markup.search(/<(?!title>|\/title>|meta |link )/)
  const from = markup.indexOf('<main')
  const to = markup.lastIndexOf('</main>')
  if (from < start || to < from) throw new Error(`${path}: the rendered page has no <main>`)
  return `${markup.slice(start, from)}<main>${markup.slice(to)}`
}
