/** A markdown table; every column but the first is aligned to the right. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = headings.map((_, index) => (index === 0 ? '---' : '---:'))
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
