import type { PageContent } from '../../../src/app/render-page.tsx'
import { escapeJson, escapeMarkup } from '../../../src/site/markup.ts'
import { documentTitle, type PageHead } from '../../../src/site/page-head.ts'
import { hydrationDataId, otherLanguageId, scriptsId } from '../../../src/ui/element-ids.ts'
import type { RouteFiles } from '../bundle/page-template.ts'

/** Everything that a page consists of. */
export type PageParts = Omit<PageContent, 'dependencies'> & {
  /** The head that all pages share. */
  template: string
  files: RouteFiles
  /** Both are missing when a page is composed the first time: they follow from its elements. */
  policy?: string
  css?: string
  /** What search engines and social networks read, see `src/head`. */
  metadataTags: string
  /** Whether the page is hydrated; otherwise the browser renders it again. */
  isHydrated: boolean
}

/** The file of a page below `dist`: `/kontakt` is `kontakt.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

export function composePage(page: PageParts): string {
  const { files, other } = page
  return [
    `<!DOCTYPE html><html lang="${page.language}"><head><meta charset="utf-8">`,
    // Before everything that it applies to.
    page.policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${page.policy}">`,
    page.template,
    headTags(page.head),
    page.css === undefined ? '' : `<style>${page.css}</style>`,
    `<noscript>${files.styleTags}</noscript>`,
    page.metadataTags,
    '</head><body>',
    // Cloudflare would replace addresses of mails by links to a page of its own, and never restore those in templates.
    '<!--email_off-->',
    `<div id="root"${page.isHydrated ? ' data-server-rendered="true"' : ''}>`,
    page.markup,
    '</div>',
    // `src/app/first-paint.ts` takes from these templates what the visitor needs.
    otherLanguageTemplate(other),
    page.isHydrated ? dataElement(page.hydrationData) : '',
    // The last one: where it is missing, the page is not complete.
    `<template id="${scriptsId}">${files.styleTags}${files.scriptTags}</template>`,
    '<!--/email_off--></body></html>',
  ].join('')
}

/**
 * Text browsers and programs that extract text do not know `<template>`, and would show the page twice, in two
 * languages. All of them leave out what is in `<style>`. In `<svg>` that is an element like any other for browsers, and
 * what is in `<desc>` is HTML again.
 */
function otherLanguageTemplate({ language, head, markup }: PageContent['other']): string {
  const content = `${head ? headTags(head) : ''}${markup}`
  return `<template id="${otherLanguageId}" lang="${language}"><svg><style><desc>${content}</desc></style></svg></template>`
}

function headTags({ title, description, isIndexed }: PageHead): string {
  return [
    `<title>${escapeMarkup(documentTitle(title))}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
  ].join('')
}

function dataElement(json: string): string {
  return `<script type="application/json" id="${hydrationDataId}">${escapeJson(json)}</script>`
}
