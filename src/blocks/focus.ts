/** The quarters of a picture that styles know; the policy of the pages forbids styles in attributes. */
const steps = [0, 25, 50, 75, 100]

/** What stays in view of a cropped picture, for `data-focus`: `25 0`; nothing for the middle. */
export function focusName(focus: readonly number[] | undefined): string | undefined {
  if (focus === undefined) return undefined
  const [x, y] = focus.map((percent) => steps.reduce((best, step) => closer(percent, step, best)))
  return x === 50 && y === 50 ? undefined : `${x} ${y}`
}

function closer(percent: number, step: number, best: number): number {
  return Math.abs(step - percent) < Math.abs(best - percent) ? step : best
}

/** For the element that is cropped. */
export const focusPlaces = `
  &[data-focus^='0 '] { --focus-x: 0%; }
  &[data-focus^='25 '] { --focus-x: 25%; }
  &[data-focus^='75 '] { --focus-x: 75%; }
  &[data-focus^='100 '] { --focus-x: 100%; }
  &[data-focus$=' 0'] { --focus-y: 0%; }
  &[data-focus$=' 25'] { --focus-y: 25%; }
  &[data-focus$=' 75'] { --focus-y: 75%; }
  &[data-focus$=' 100'] { --focus-y: 100%; }
  object-position: var(--focus-x, 50%) var(--focus-y, 50%);
`
