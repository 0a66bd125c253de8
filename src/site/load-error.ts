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
