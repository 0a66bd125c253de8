import { applicationId } from '../../../src/layout/bundle-template.ts'
import { styleMark } from './page-styles.ts'

/**
 * Makes a page one that is complete in itself: it carries the styles of its first paint, and nothing that
 * paint has to wait for. Scripts and whole style sheets wait in a template until something was painted, see
 * `src/layout/first-paint/after-body.ts`; without JavaScript the whole style sheets are linked. The styles come later, in the
 * place of a mark, see `page-styles.ts`.
 */
export function deferApplication(html: string): { page: string; sheets: string[] } {
  const found: Record<'sheet' | 'rest', string[]> = { sheet: [], rest: [] }
  const page = html.replace(loading, (tag) => {
    found[tag.includes('rel="stylesheet"') ? 'sheet' : 'rest'].push(tag.trim())
    return ''
  })
  if (!found.rest.some((tag) => tag.startsWith('<script'))) {
    throw new Error('the rendered page has no script of its own, one was expected')
  }
  const sheets = found.sheet.join('')
  fontFaces(page)
  const addresses = found.sheet.map((tag) => / href="([^"]+)"/.exec(tag)?.[1] ?? '')
  const head = `${styleMark(addresses)}<noscript>${sheets}</noscript></head>`
  const application = `<template id="${applicationId}">${sheets}${found.rest.join('')}</template>`
  return {
    page: replaceLast(
      page.replace(fonts, '').replace('</head>', () => head),
      '</div><template',
      `</div>${application}<template`,
    ),
    sheets: addresses,
  }
}

const fonts = /<style>(.*?)<\/style>/s

/** The style of the fonts, which the shell has. */
export function fontFaces(page: string): string {
  const [, faces] = fonts.exec(page) ?? []
  if (faces === undefined) throw new Error('the rendered page has no style for its fonts, one was expected')
  return faces
}

/** Styles and scripts of the application, as vite and vite-react-ssg write them. */
const loading =
  /\s*<(?:link(?= [^>]*rel="(?:stylesheet|modulepreload)")|script type="module"(?= [^>]*src=))[^>]*>(?:<\/script>)?/g

function replaceLast(text: string, search: string, replacement: string): string {
  const at = text.lastIndexOf(search)
  if (at < 0) throw new Error(`the rendered page has no ${search}, one was expected`)
  return text.slice(0, at) + replacement + text.slice(at + search.length)
}
