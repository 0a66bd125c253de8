/**
 * What was typed into the named fields, without blanks at both ends; a line ends with `\n`. A field that is
 * not there reads as empty.
 */
export function readFields<Name extends string>(
  data: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const entries = names.map((name) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '']
  })
  return Object.fromEntries(entries)
}
