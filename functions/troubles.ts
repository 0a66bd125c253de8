export type Troubles = ReturnType<typeof openTroubles>

/** What needs the owner now. Each trouble is one line of the log when it begins, and one when it is over. */
export function openTroubles(log: (line: string) => void) {
  const current = new Map<string, string>()
  return {
    /** `undefined`: all is well. */
    set(name: string, words: string | undefined): void {
      if (words === undefined) {
        if (current.delete(name)) log(`${name}: all is well again.`)
      } else if (current.get(name) !== words) {
        log(`${name}: ${words}`)
        current.set(name, words)
      }
    },
    isEmpty: () => current.size === 0,
  }
}
