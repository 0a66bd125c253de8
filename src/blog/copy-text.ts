/** A browser may ask the visitor for permission and wait forever. */
const timeoutMs = 3000

/** Copies `text`. Resolves to `false` if there is no clipboard, or it refuses or does not respond. */
export function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = ownClipboard(),
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, false)
    const finish = (isCopied: boolean) => {
      clearTimeout(timer)
      resolve(isCopied)
    }
    const write = async () => {
      await clipboard?.writeText(text)
      return clipboard !== undefined
    }
    write().then(finish, () => finish(false))
  })
}

/** Browsers have none on pages loaded over plain http. */
function ownClipboard(): Clipboard | undefined {
  try {
    return globalThis.navigator?.clipboard
  } catch {
    return undefined
  }
}
