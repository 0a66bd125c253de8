/** Whether a text has a part in brackets, as the setup writes it for what is not known: `[Ort]`. */
export function isPlaceholderText(value: unknown): boolean {
  return typeof value === 'string' && /\[[^\]]*\p{L}[^\]]*\]/u.test(value)
}

/** Whether a fact is in the list of placeholders, by itself or with its group. */
export function isPlaceholder(path: string, placeholders: readonly string[]): boolean {
  return placeholders.some((each) => `${path}.`.startsWith(`${each}.`))
}
