import type { Language } from '../../../src/languages.ts'
import { hydrationDataId } from '../../../src/layout/hydration-data.ts'
import { otherLanguageId } from '../../../src/layout/other-language.ts'
import { prerenderedLanguage } from '../../../src/pages.ts'

/** A page's markup in the language that it is not pre-rendered in. */
export type OtherLanguage = { language: Language; markup: string }

/** The path whose page hosts serve, as `404.html`, for every address they do not know. */
const notFoundPath = '/404'

/**
 * What is left to do to a page in the frame that vite-react-ssg (0.9.2) has made for it:
 *
 * - its placeholder script goes: a random number would stand in it, different in each build;
 * - React writes title and meta tags at the beginning of the container: they move to the head;
 * - the data for hydration becomes a block that is not run, so that a content security policy need not
 *   allow it, and that is smaller; it stands behind the container, whose content can be changed for the
 *   other language's, which waits there in a template (see `src/layout/first-paint`);
 * - the not-found page is served for any address, so the client must draw it afresh.
 *
 * Each step must find what it looks for; an update of a package that changes the markup is told at once.
 */
export function finishPage(path: string, html: string, other: OtherLanguage): string {
  const isNotFound = path === notFoundPath
  let data = ''
  let page = replaceOnce(html, hydrationScript, (_, literal) => {
    if (!isNotFound) data = dataBlock(literal ?? '""')
    return ''
  })
  page = replaceOnce(page, /\n?<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, () => {
    return `<template id="${otherLanguageId}" lang="${other.language}">${other.markup}</template>${data}`
  })
  page = moveHeadTags(page)
  page = replaceOnce(page, /<html lang="\w+"/, () => `<html lang="${prerenderedLanguage(path)}"`)
  if (isNotFound) page = replaceOnce(page, / data-server-rendered="true"/, () => '')
  return page
}

const hydrationScript =
  /<script>window\.__staticRouterHydrationData = JSON\.parse\(("(?:[^"\\]|\\.)*")\);<\/script>/

function dataBlock(literal: string): string {
  // The literal is a JSON string in which react-router has escaped `<`, `>` and `&` already; once it is
  // parsed, a `<` must be escaped anew, lest the text of an article ends the block.
  const json = (JSON.parse(literal) as string).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${hydrationDataId}">${json}</script>`
}

function moveHeadTags(html: string): string {
  // Values are in quotes, and may hold a `>`.
  const tags = /(<div id="root"[^>]*>)((?:<title>[^<]*<\/title>|<(?:meta|link)(?: [\w-]+="[^"]*")*\/?>)+)/
  let moved = ''
  const page = replaceOnce(html, tags, (_, container, found) => {
    // React asks for a picture that stands in the same answer; browsers find it themselves.
    moved = (found ?? '').replace(/<link rel="preload" as="image"[^>]*>/g, '')
    return container ?? ''
  })
  return replaceOnce(page, /<\/head>/, () => `${moved}</head>`)
}

/** Replaces the one match of `pattern`; the replacement is a function, so that no `$` in it is special. */
function replaceOnce(html: string, pattern: RegExp, replacement: (...groups: string[]) => string): string {
  const matches = html.match(new RegExp(pattern, 'g'))?.length ?? 0
  if (matches !== 1) throw new Error(`the rendered page has ${matches} of ${pattern}, one was expected`)
  return html.replace(pattern, replacement)
}
