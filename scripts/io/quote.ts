/** A value as messages quote it: short, on one line. */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'object' && !Array.isArray(value)) return 'fields below it'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  if (Array.isArray(value)) return `the list ${short}`
  if (typeof value !== 'string') return `the ${typeof value === 'number' ? 'number' : 'value'} ${short}`
  return `“${short.replace(/^"|"$/g, '').replace(/\\(["\\])/g, '$1')}”`
}

/** `1 post`, `3 posts`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
