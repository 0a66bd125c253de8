/** Code or data of a page cannot be loaded: the connection failed, or its files are gone after a deploy. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** Marks a failure as one of loading. */
export function toLoadError(cause: unknown): never {
  throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
}
