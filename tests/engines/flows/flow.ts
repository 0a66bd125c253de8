import { expect } from 'vitest'
import type { EngineServer } from '../support/engine-server.ts'
import type { Tab } from '../support/tab.ts'

/** What a flow works with: tabs of a German visitor in light colours and of an English one in dark colours. */
export type Flow = {
  server: () => EngineServer
  open: (visitor?: 'german' | 'english') => Promise<Tab>
}

/** Nothing was logged or thrown, but for what matches. */
export async function expectNoProblems(tab: Tab, except = /^$/): Promise<void> {
  const problems = await tab.problems()
  expect(problems.filter((problem) => !except.test(problem))).toEqual([])
}

/* These run in the page. */

export const isShown = (css: string) => document.querySelector(css)?.checkVisibility() === true
export const isGone = (css: string) => document.querySelector(css) === null
export const hasFocus = (css: string) => document.activeElement?.matches(css) === true
export const focusOn = (css: string) => document.querySelector<HTMLElement>(css)?.focus()

/** A notification begins with this text. */
export const isToast = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=status] p, [role=alert] p')].some((it) =>
    it.innerText.startsWith(text),
  )
