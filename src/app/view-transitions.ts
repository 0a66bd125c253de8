/**
 * A browser skips a view transition when the next one starts, when the tab is hidden and when the page takes too long
 * to change. It then rejects promises that react-router (6.30) leaves unhandled; the page has changed all the same.
 * An error while the page changes is still reported, by the promise that react-router derives from `finished`.
 */
export function handleSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (start === undefined) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    const { ready, finished, updateCallbackDone } = transition
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
    return transition
  }
}
