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

/** The file of a page below `dist`: `/kontakt` is `kontakt.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The policy comes after the first of these tags, before everything that it applies to, and the style before the other. */
const charset = '<meta charset="utf-8">'
const withoutScripts = '<noscript>'

/** A page without its policy and its style. */
export function composePage(page: PageParts): string {
  const { template, other } = page
  return [
    `<!DOCTYPE html><html lang="${page.language}"><head>${charset}`,
    template.head,
    headTags(page.head),
    `${withoutScripts}${template.styleSheetTags}</noscript>`,
    page.metadataTags,
    '</head><body>',
    `<div${template.containerAttributes}${page.isHydrated ? ' data-server-rendered="true"' : ''}>`,
    page.markup,
    '</div>',
    // The scripts in `src/layout/first-paint` take from these templates what the visitor needs.
    `<template id="${scriptsId}">${template.styleSheetTags}${template.scriptTags}</template>`,
    other ? otherLanguageTemplate(other) : '',
    page.isHydrated ? dataElement(page.hydrationData) : '',
    template.bodyEnd,
    '</body></html>',
  ].join('')
}

function otherLanguageTemplate({ language, head, markup }: NonNullable<PageContent['other']>): string {
  return `<template id="${otherLanguageId}" lang="${language}">${head ? headTags(head) : ''}${markup}</template>`
}

export function completePage(composed: string, policy: string, css: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return composed
    .replace(charset, () => charset + meta)
    .replace(withoutScripts, () => `<style>${css}</style>${withoutScripts}`)
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
