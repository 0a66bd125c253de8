/** Where something is, seen from the office: clockwise, an eighth of a turn apart. */
export const sides = [
  ...(['north', 'north-east', 'east', 'south-east'] as const),
  ...(['south', 'south-west', 'west', 'north-west'] as const),
] as const
