import { hydrationDataId, otherLanguageId, scriptsId } from '../../../src/layout/page-parts.ts'
import { documentTitle, type PageHead } from '../../../src/page-head.ts'
import type { PageContent } from '../../../src/render-page.tsx'
import type { PageTemplate } from '../bundle/page-template.ts'
import { escapeMarkup } from '../escape-markup.ts'

/** Everything that a page consists of, but for its policy and its style, which depend on all pages. */
export type PageParts = Omit<PageContent, 'omissions'> & {
  template: PageTemplate
  /** What search engines and social networks read, see `scripts/site/head`. */
  metadataTags: string
  /** Whether the page is hydrated; otherwise the browser renders it again. */
  isHydrated: boolean
}

/** A page in three pieces: its policy is to be put behind the first, its style behind the second. */
export type PagePieces<Text = string> = readonly [start: Text, head: Text, rest: Text]

/** Browsers load it at once, and nobody needs it before the first paint. */
const manifestTag = '<link rel="manifest" href="/manifest.webmanifest">'

/** The file of a page below `dist`: `/kontakt` is `kontakt.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

export function composePage(page: PageParts): PagePieces {
  const { template, other } = page
  return [
    // The policy comes before everything that it applies to.
    `<!DOCTYPE html><html lang="${page.language}"><head><meta charset="utf-8">`,

    `${template.head}${headTags(page.head)}`,

    [
      `<noscript>${template.styleSheetTags}</noscript>`,
      page.metadataTags,
      '</head><body>',
      `<div${template.containerAttributes}${page.isHydrated ? ' data-server-rendered="true"' : ''}>`,
      page.markup,
      '</div>',
      // `src/layout/first-paint.ts` takes from these templates what the visitor needs.
      other ? otherLanguageTemplate(other) : '',
      page.isHydrated ? dataElement(page.hydrationData) : '',
      // The last one: where it is missing, the page is not complete.
      `<template id="${scriptsId}">${template.styleSheetTags}${template.scriptTags}${manifestTag}</template>`,
      template.bodyEnd,
      '</body></html>',
    ].join(''),
  ]
}

function otherLanguageTemplate({ language, head, markup }: NonNullable<PageContent['other']>): string {
  return `<template id="${otherLanguageId}" lang="${language}">${head ? headTags(head) : ''}${markup}</template>`
}

/** The bytes of a complete page. */
export function completePage(pieces: PagePieces<Uint8Array>, policy: string, css: string): Buffer {
  const [start, head, rest] = pieces
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return Buffer.concat([start, Buffer.from(meta), head, Buffer.from(`<style>${css}</style>`), rest])
}

function headTags({ title, description, isIndexed }: PageHead): string {
  return [
    `<title>${escapeMarkup(documentTitle(title))}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
  ].join('')
}

/** A script element that is not run; no text in the data can end it. */
function dataElement(json: string): string {
  return `<script type="application/json" id="${hydrationDataId}">${json.replaceAll('<', '\\u003c')}</script>`
}
