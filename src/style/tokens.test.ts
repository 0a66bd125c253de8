import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/style/tokens.css', 'utf8')

/** The colours in the block that begins with this text. */
function coloursAfter(start: string): Record<string, string> {
  const [, block = ''] = css.slice(css.indexOf(start)).split(/:root \{([^}]*)\}/, 2)
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  )
}

const light = coloursAfter(':root')
const dark = { ...light, ...coloursAfter('@media screen and (prefers-color-scheme: dark)') }

/** As in WCAG 2.2. */
function luminance(colour = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ...['ink', 'ink-soft', 'accent-text'].flatMap((text) => [
    [text, 'paper', 4.5] as const,
    [text, 'paper-sunken', 4.5] as const,
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-band', 'band', 4.5],
  ['on-band-soft', 'band', 4.5],
  ['accent', 'paper', 3],
  ['line-strong', 'paper', 3],
  ['band-accent', 'band', 3],
] as const)(
  '%s on %s has a contrast of %d in both themes (WCAG 2.2, 1.4.3 and 1.4.11)',
  (front, ground, least) => {
    for (const theme of [light, dark]) {
      expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(least)
    }
  },
)
