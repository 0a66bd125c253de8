import { vi } from 'vitest'

/** A tab of any engine: as little as the flows need, so that WebDriver can do all of it. */
export type Tab = {
  /** Loads an address of the site and waits for its `load` event. */
  goto(path: string): Promise<void>
  /** Runs a function in the page, with values that JSON can carry. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Clicks the first visible element with the pointer; with `text`, the first whose text or label begins with it. */
  click(css: string, text?: string): Promise<void>
  /** Types into a field, key by key. */
  type(css: string, text: string): Promise<void>
  press(key: Key): Promise<void>
  /** WebKit's window has a least width of 447 px. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'End'

/** A running browser. */
export type Engine = { open(): Promise<Tab>; close(): Promise<void> }

/** What the browser of a visitor prefers. */
export type Visitor = { siteUrl: string; language: 'de-DE' | 'en-GB'; colours: 'light' | 'dark' }

/** Runs in the page: the element that `click` and `type` mean. */
export function findElement(css: string, text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return element.checkVisibility() && name.trim().startsWith(text)
  })
  if (found === undefined) throw new Error(`There is no visible ${css} ${text}`)
  // Not beside the edges, where the header and the banner are.
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** Waits until a function that runs in the page returns a true value. */
export async function until<Args extends unknown[]>(
  tab: Tab,
  claim: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await tab.run(claim, ...args))) throw new Error(`Never true: ${claim}, with ${args}`)
    },
    { timeout: 30_000, interval: 50 },
  )
}

/** Everything that was logged as an error or a warning, or thrown, since the tab was opened. */
export const problemsOf = (tab: Tab) =>
  tab.run(() => (window as unknown as { problems: () => string[] }).problems())

/** The effects of the layout have run. */
export const isHydrated = () => window.history.scrollRestoration === 'manual'

/** Loads an address and waits for hydration. */
export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(path)
  await until(tab, isHydrated)
}
