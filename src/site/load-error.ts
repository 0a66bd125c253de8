/** Code or data of a page cannot be loaded: the connection failed, or its files are gone after a deploy. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** Whether the site answers: without a connection the browser would replace the page by an error of its own. */
export function isReachable(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Marks a failure as one of loading. */
export function toLoadError(cause: unknown): never {
  throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
}

/** A page that was itself reloaded shorter ago is not reloaded again, so that none does so in a loop. */
const reloadAgainMs = 60_000

/** Reloads the page; `false` without a connection, or if that has just been tried. */
export async function reloadOnce(): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'reload' && performance.now() < reloadAgainMs) return false
  if (!(await isReachable(window.location.href))) return false
  window.location.reload()
  return true
}
