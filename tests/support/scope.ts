/** Whether this is `npm run test:all`, which goes through every page, width, theme and language instead of each kind. */
export const isExhaustive = import.meta.env.MODE === 'all'

/** All of a list in `npm run test:all`, otherwise the given part of it. */
export function partly<Item>(all: readonly Item[], part: readonly Item[]): readonly Item[] {
  return isExhaustive ? all : part
}
