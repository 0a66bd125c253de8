/** Line ends of Windows and old Macs, of PowerPoint, of printers and of Unicode. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What has no shape: controls, marks of direction, soft hyphens and others; not the letters of a flag such as England's. */
const invisible =
  /(?![\t\n\p{Variation_Selector}]|\u200c|\u200d)[\p{Cc}\p{Default_Ignorable_Code_Point}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{1,8})/gu

/** Scripts in which a joiner between two letters changes them, and emoji. */
const joined = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .concat('\\p{Extended_Pictographic}', '\\p{Emoji_Modifier}', '\\p{Variation_Selector}')
  .join('')
const idleJoiners = new RegExp(`(?<![${joined}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${joined}])`, 'gu')

/** A text of several lines as people see it: without what has no shape, and with one kind of line ends. */
export function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(invisible, '').replace(idleJoiners, '').trim()
}

/**
 * The same in one line. An encoded word of mail headers, such as `=?utf-8?Q?=0A?=`, stays what was typed: with a
 * character without a shape in it no mail program decodes it.
 */
export function cleanLine(text: string): string {
  return cleanText(text)
    .split(/[\n\t]+/)
    .map((part) => part.trim())
    .join(' ')
    .replaceAll('=?', '=\u2060?')
}

/** Whether a text is shown in another order than it has: right to left, or forced in its middle. */
export function isReversed(text: string): boolean {
  return /\u202e|[^\s\u202a-\u202d\u2066-\u2069]\u202d/.test(text)
}
