/** The name of the box that a visitor ticks to find the sheet filled in at the next visit. */
export const rememberName = 'remember'

const key = 'emergency'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser remembers of an earlier visit; nothing where it refuses to. */
export function readSheet(store: () => Store = deviceStorage): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(store().getItem(key) ?? ''))
  } catch {
    return {}
  }
}

/** Remembers the fields of the sheet while the box is ticked, and forgets them without it. */
export function rememberSheet(
  fields: Readonly<Record<string, string>>,
  store: () => Store = deviceStorage,
): void {
  try {
    if (rememberName in fields) store().setItem(key, String(new URLSearchParams(fields)))
    else store().removeItem(key)
  } catch {
    // The tab still has what was typed.
  }
}

/** As a function: where storage is blocked, even the name of it throws. */
const deviceStorage = () => window.localStorage
