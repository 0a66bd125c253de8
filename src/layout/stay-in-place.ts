/** The state of a navigation by which the page changes under the visitor's hands: it neither scrolls nor takes focus. */
export const placeKept = { keepsPlace: true } as const

/** Whether a location was gone to in that way; its state can be anything that an earlier page left there. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true
}
