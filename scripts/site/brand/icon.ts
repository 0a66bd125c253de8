import { existsSync, readFileSync } from 'node:fs'
import { serializeOuter } from 'parse5'
import type { Themes } from '../../../src/brand/colours.ts'
import { colourLogo, cropLogo, drawText, type Logo, readLogo, toPixels } from './logo.ts'
import { drawPixels, firstSquare, vanishesOn } from './logo-pixels.ts'

/** An own drawing for icons, in place of the logo's. */
const ownIcon = 'public/icon.svg'

/** Whether the icon is a file of the public folder, which is published as such. */
export function hasOwnIcon(): boolean {
  return existsSync(ownIcon)
}

/** A logo that is longer than this times its other side would be a strip in the square of an icon. */
const longest = 2.5

/** The bars of browsers that show the icon. */
const bars = { light: '#ffffff', dark: '#202124' }

/**
 * The icon of the site as a drawing: the logo; of a wide one its first part, if that is a square; otherwise the initials.
 * Where its colours come from the theme, they follow the browser's.
 *
 * @param name of the company, for the initials
 */
export async function createIcon({ light, dark }: Themes, name: string, file?: string): Promise<string> {
  if (hasOwnIcon()) return readFileSync(ownIcon, 'utf8')
  const logo = await squareOf(await readLogo('small', file))
  if (logo === undefined) return drawInitials(name, light)
  const markup = colourLogo(logo, light.accent, light)
  const inDark = colourLogo(logo, dark.accent, { ...light, ...dark })
  if (vanishesOn(drawPixels(markup), bars.light)) return onTile(logo, markup, light.band)
  if (vanishesOn(drawPixels(inDark), bars.dark)) return onTile(logo, markup, light.paper)
  return followTheme(markup, { light, dark })
}

async function squareOf(logo: Logo): Promise<Logo | undefined> {
  const ratio = logo.width / logo.height
  if (ratio < 1 / longest) return undefined
  if (ratio <= longest) return logo.hasPixels ? toPixels(logo, 256) : logo
  const part = firstSquare(drawPixels(serializeOuter(logo.svg)))
  if (part === undefined) return undefined
  const square = cropLogo(logo, part)
  return logo.hasPixels ? toPixels(square, 256) : square
}

function followTheme(markup: string, { light, dark }: Themes): string {
  const rules = Object.entries<string>(dark).flatMap(([name, colour]) =>
    ['fill', 'stroke'].flatMap((attribute) => {
      const painted = `${attribute}="${(light as Record<string, string>)[name]}"`
      return markup.includes(painted) ? `[${painted}]{${attribute}:${colour}}` : []
    }),
  )
  const style = rules.length > 0 ? `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>` : ''
  return markup.replace('>', () => `>${style}`)
}

/** A tile of 64 with something in it, for a mark that could not be seen on every ground. */
function onTile({ width, height }: Logo, markup: string, colour: string): string {
  const side = 46 / Math.max(width, height)
  const [w, h] = [width * side, height * side].map((value) => Number(value.toFixed(2))) as [number, number]
  const place = `<svg x="${32 - w / 2}" y="${32 - h / 2}" width="${w}" height="${h}"`
  return tile(
    colour,
    markup.replace('<svg', () => place),
  )
}

function tile(colour: string, content: string): string {
  const ground = `<rect width="64" height="64" rx="12" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${content}</svg>`
}

/** `MI` for Moselwall IT, `B` for Bitfuge. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('')
}

async function drawInitials(name: string, { accent, 'on-accent': ink }: Themes['light']): Promise<string> {
  const letters = await drawText(initialsOf(name))
  return onTile(letters, colourLogo(letters, ink, {} as Themes['light']), accent)
}
