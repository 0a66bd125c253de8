/** A value as it is quoted in a message: short, on one line. */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  if (typeof value === 'string') return short
  if (Array.isArray(value)) return `the list ${short}`
  if (typeof value === 'object') return 'a map'
  return `the ${typeof value} ${short}`
}
