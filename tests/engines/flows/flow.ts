import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlogPage } from '../../../src/blog/post.ts'
import { articlePath } from '../../../src/pages.ts'
import { findArticle } from '../../support/every-page.ts'
import type { EngineServer } from '../support/engine-server.ts'
import { problemsOf, type Tab } from '../support/tab.ts'

/** What a flow works with: tabs of a German visitor in light colours and of an English one in dark colours. */
export type Flow = {
  server: () => EngineServer
  open: (visitor?: 'german' | 'english') => Promise<Tab>
}

const firstPage = '.content/pages/1.json'
const listed: BlogPage['posts'] = JSON.parse(readFileSync(firstPage, 'utf8')).posts
const slug = findArticle(({ slug, contents }) => contents.length > 0 && listed.some((it) => it.slug === slug))

/** For flows through an article; skipped without one with headings on the first page of the list. */
export const articleTest = test.runIf(slug !== '')

/** The article, and the longest word of its title, by which the search finds it. */
export const article = articlePath(slug)
const words =
  listed
    .find((post) => post.slug === slug)
    ?.title.toLowerCase()
    .match(/\p{L}+/gu) ?? []
export const wordOfArticle = words.sort((one, other) => other.length - one.length)[0] ?? ''

/** Nothing was logged or thrown. */
export async function expectNoProblems(tab: Tab): Promise<void> {
  expect(await problemsOf(tab)).toEqual([])
}

/* These run in the page. */

export const isShown = (css: string) => document.querySelector(css)?.checkVisibility() === true
export const isGone = (css: string) => document.querySelector(css) === null
export const hasFocus = (css: string) => document.activeElement?.matches(css) === true

/** A notification begins with this text. */
export const isToast = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=status] p, [role=alert] p')].some((it) =>
    it.innerText.startsWith(text),
  )
