import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from 'culori/fn'
import type { brand as ownBrand } from '../company/company.ts'

// Only what is needed: the whole of culori takes several times as long to load.
for (const mode of [modeRgb, modeLrgb, modeOklch]) register(mode as typeof modeRgb)
const toOklch = converter('oklch')

type Seeds = Readonly<(typeof ownBrand)['colours']>

/** A colour of the hue of a seed: its lightness in OKLCH, its chroma as a multiple of the seed's, its shift of hue. */
type Recipe = readonly [seed: keyof Seeds, lightness: number, chroma: number, hue?: number]

const recipes = {
  light: {
    'paper-sunken': ['paper', 0.952, 2],
    'ink-soft': ['ink', 0.4128, 0.99, -2.5],
    line: ['paper', 0.8642, 3.47, -2.5],
    'line-strong': ['paper', 0.6322, 2.5, 8.7],
    'on-band': ['paper', 0.9585, 2.38, -4],
    'on-band-soft': ['ink', 0.8115, 0.545, -8.8],
    'band-line': ['ink', 0.3943, 1, -2.5],
    'band-accent': ['accent', 0.7543, 0.902, 4.5],
  },
  dark: {
    paper: ['ink', 0.2045, 0.677, -1.6],
    'paper-sunken': ['ink', 0.2466, 0.823, -0.9],
    ink: ['paper', 0.9316, 3.1, -4.6],
    'ink-soft': ['ink', 0.8186, 0.515, -5.9],
    line: ['ink', 0.4162, 1.062, -2.2],
    'line-strong': ['ink', 0.6019, 0.934, -4.8],
    accent: ['accent', 0.7278, 1.022, 3.5],
    'accent-strong': ['accent', 0.776, 0.805, 4.6],
    'accent-text': ['accent', 0.7634, 0.858, 4],
    band: ['ink', 0.2588, 0.897, -0.6],
    'band-line': ['ink', 0.3943, 1, -2.5],
  },
} as const satisfies Record<string, Record<string, Recipe>>

/** The colours of both themes as custom properties without their dashes; the dark theme has only those that differ. */
export function deriveThemes(seeds: Seeds) {
  const derive = ([seed, lightness, chroma, hue = 0]: Recipe) => {
    const { c, h = 0 } = toOklch(seeds[seed]) as Oklch
    return hexOf({ mode: 'oklch', l: lightness, c: c * chroma, h: h + hue })
  }
  const deriveAll = <Name extends string>(all: Record<Name, Recipe>) =>
    Object.fromEntries(Object.entries<Recipe>(all).map(([name, recipe]) => [name, derive(recipe)])) as Record<
      Name,
      string
    >
  const { accent, paper, ink } = seeds
  const [derived, dark] = [deriveAll(recipes.light), deriveAll(recipes.dark)]
  const light = {
    ...{ paper, ink, accent, band: ink, ...derived },
    'accent-strong': darken(accent, 0.07, 0.872),
    'accent-text': readable(darken(accent, 0.0355, 0.94), derived['paper-sunken']),
    'on-accent': moreReadable(accent, '#ffffff', ink),
    shadow: `0 1px 2px ${ink}14, 0 8px 24px ${ink}14`,
  }
  return {
    light,
    dark: {
      ...dark,
      'on-accent': moreReadable(dark.accent, ink, paper),
      shadow: '0 1px 2px #00000066',
    },
  }
}

export type Themes = ReturnType<typeof deriveThemes>

/** `src/style/tokens.css` with the colours and the font in place of its comments `brand: light` and the like. */
export function fillTokens(css: string, brand: typeof ownBrand): string {
  const themes = deriveThemes(brand.colours)
  const fallback = `"${brand.font} Fallback", system-ui, sans-serif`
  const font = `"${brand.font}", ${fallback}`
  const tokens = {
    light: { ...themes.light, font: fallback },
    dark: themes.dark,
    font: { font },
    lettering: { 'font-plan': font },
  }
  return css.replace(/\/\* brand: (light|dark|font|lettering) \*\//g, (_, part: keyof typeof tokens) =>
    Object.entries(tokens[part])
      .map(([name, value]) => `--${name}: ${value};`)
      .join(' '),
  )
}

/** Text on grounds, and what is no text but has to be seen, as far as it comes from the seeds. */
const textPairs = [
  ...['ink', 'ink-soft', 'accent-text'].flatMap((text) => [
    [text, 'paper'],
    [text, 'paper-sunken'],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
]
const otherPairs = [
  ['accent', 'paper'],
  ['line-strong', 'paper'],
  ['band-accent', 'band'],
]

/** The pairs of colours whose contrast is below WCAG 2.2 AA (1.4.3, 1.4.11), in words. */
export function findLowContrast(seeds: Seeds): string[] {
  const { light, dark } = deriveThemes(seeds)
  const palettes: Record<string, Record<string, string>> = { light, dark: { ...light, ...dark } }
  return Object.entries(palettes).flatMap(([theme, colours]) =>
    [textPairs.map((pair) => [pair, 4.5] as const), otherPairs.map((pair) => [pair, 3] as const)]
      .flat()
      .flatMap(([[front = '', ground = ''], minimum]) => {
        const contrast = wcagContrast(colours[front] ?? '', colours[ground] ?? '')
        if (contrast >= minimum) return []
        return `${theme} theme: ${front} ${colours[front]} on ${ground} ${colours[ground]} has ${contrast.toFixed(2)}:1, expected ${minimum}:1`
      }),
  )
}

function darken(colour: string, by: number, chroma: number): string {
  const { l, c, h = 0 } = toOklch(colour) as Oklch
  return hexOf({ mode: 'oklch', l: l - by, c: c * chroma, h })
}

/** Darker until it can be read. */
function readable(colour: string, ground: string): string {
  let current = colour
  while (wcagContrast(current, ground) < 4.5 && current !== '#000000') current = darken(current, 0.01, 1)
  return current
}

function moreReadable(ground: string, first: string, second: string): string {
  return wcagContrast(first, ground) >= 4.5 || wcagContrast(first, ground) > wcagContrast(second, ground)
    ? first
    : second
}

/** In sRGB: a blue cannot be as colourful as a red of the same lightness. */
function hexOf(colour: Oklch): string {
  return formatHex(clampChroma({ ...colour, l: Math.max(0, colour.l) }, 'oklch'))
}
