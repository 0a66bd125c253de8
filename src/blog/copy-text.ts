/** So long a button says that it has copied (spec §9). */
export const copiedMs = 2000

/** A browser may ask the visitor first, who may never answer. */
const patienceMilliseconds = 3000

/** Whether `text` came into the clipboard: `false` where there is none, it refuses, or does not answer. */
export function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | undefined = ownClipboard(),
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMilliseconds, false)
    const settle = (isCopied: boolean) => {
      clearTimeout(timer)
      resolve(isCopied)
    }
    const write = async () => {
      await clipboard?.writeText(text)
      return clipboard !== undefined
    }
    write().then(settle, () => settle(false))
  })
}

/** Browsers have none on pages that came over plain http. */
function ownClipboard(): Clipboard | undefined {
  try {
    return globalThis.navigator?.clipboard
  } catch {
    return undefined
  }
}
