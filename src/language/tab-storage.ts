/** The tab's storage, or nothing: a browser may refuse it, and that is no error. */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // The choice then holds until the page is left.
  }
}
