/** How wide a text is at a size, in pixels. */
type Measure = (text: string, size: number) => number

type Space = { width: number; height: number; largest: number; smallest: number; lineHeight: number }

/**
 * The lines of a title at the largest size at which it fits into the space. At the smallest, words that are
 * too wide are divided, and what has no place is left out, which `…` tells.
 */
export function wrapTitle(title: string, space: Space, measure: Measure): { size: number; lines: string[] } {
  const { width, height, largest, smallest, lineHeight } = space
  for (let size = largest; size > smallest; size -= 2) {
    const lines = wrap(title, (text) => measure(text, size) <= width)
    if (lines.length * size * lineHeight <= height && lines.every((line) => measure(line, size) <= width)) {
      return { size, lines }
    }
  }
  const fits = (text: string) => measure(text, smallest) <= width
  const lines = wrap(title, fits).flatMap((line) => (fits(line) ? line : divide(line, fits)))
  const count = Math.max(1, Math.floor(height / (smallest * lineHeight)))
  if (lines.length <= count) return { size: smallest, lines }
  const last = shorten(lines[count - 1] ?? '', fits)
  return { size: smallest, lines: [...lines.slice(0, count - 1), last] }
}

/** Breaks at spaces, and behind a hyphen or slash inside a word; not in `IT-Betrieb` or `E-Mail`. */
function wrap(title: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of title.split(' ')) {
    word.split(/(?<=[\p{L}\p{N}]{3}[-–/])(?=\p{L})/u).forEach((part, index) => {
      const longer = line + (line !== '' && index === 0 ? ' ' : '') + part
      if (line === '' || fits(longer)) {
        line = longer
      } else {
        lines.push(line)
        line = part
      }
    })
  }
  return [...lines, line]
}

function divide(word: string, fits: (text: string) => boolean): string[] {
  const lines = ['']
  for (const character of word) {
    const longer = lines.at(-1) + character
    if (fits(longer) || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(character)
  }
  return lines
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const characters = [...line]
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
