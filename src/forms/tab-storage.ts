/** Reads the tab's storage; `null` where the browser refuses it. */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function removeTab(key: string): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // There is nothing then.
  }
}

export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // The value is then lost with the page.
  }
}
