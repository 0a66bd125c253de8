/** Escapes text for HTML and XML, between tags or in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** JSON for a script element, which no text in it can end. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** A tag with escaped attributes; in XML, `/>` ends an empty element. */
export function formatTag(name: string, attributes: Record<string, string>, end: '>' | '/>' = '>'): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  return `<${name}${pairs.join('')}${end}`
}
