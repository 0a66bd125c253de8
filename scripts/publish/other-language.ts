import type { ViteReactSSGContext } from 'vite-react-ssg'
import { type Language, languages } from '../../src/i18n/language.ts'
import { isGermanOnly, prerenderedLanguage } from '../../src/paths.ts'
import type { renderInLanguage } from '../../src/render-in-language.tsx'

/** A page's markup in the language that it is not pre-rendered in. */
export type OtherLanguage = { language: Language; markup: string }

/** Renders a page once more; where its content is in German for everybody, what is around the content. */
export async function renderOtherLanguage(
  path: string,
  context: ViteReactSSGContext,
): Promise<OtherLanguage> {
  // `src/pre-render.ts` puts the function there.
  const { renderInLanguage: render } = context as unknown as { renderInLanguage: typeof renderInLanguage }
  const first = prerenderedLanguage(path)
  const language = languages.find((candidate) => candidate !== first) ?? first
  const markup = await render(context.routes, path, language)
  return { language, markup: isGermanOnly(path) ? withoutContent(path, markup) : markup }
}

/** Without title and meta tags, and with an empty `<main>`, for which the first language's is put in. */
export function withoutContent(path: string, markup: string): string {
  const start = markup.search(/<(?!title>|\/title>|meta |link )/)
  const from = markup.indexOf('<main')
  const to = markup.lastIndexOf('</main>')
  if (from < start || to < from) throw new Error(`${path}: the rendered page has no <main>`)
  return `${markup.slice(start, from)}<main>${markup.slice(to)}`
}
