import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { hashSources } from '../../io/source-hash.ts'
import type { ImageText } from './compose-image.ts'

/** A page's Open Graph image: the name of its file, and what it says. */
export type OgImage = { name: string; text: ImageText }

/** What decides, besides what an image says, what it looks like. The test follows the composer's imports. */
export const drawingSources = [
  'public/icon.svg',
  'scripts/site/og',
  'scripts/site/read-colours.ts',
  'src/style/tokens.css',
]

const packages = ['@fontsource-variable/archivo', 'harfbuzzjs', 'sharp', 'subset-font']

/**
 * The name of an image's file, which changes with what it says and what draws it: hosts and browsers may keep the file
 * for good. To draw it for its name would take longer than the rest of a page.
 */
export async function nameOf(text: ImageText): Promise<string> {
  maker ??= describeMaker()
  const { title, label, name, site } = text
  const hash = createHash('sha256').update(JSON.stringify([title, label, name, site, await maker]))
  return `${hash.digest('hex').slice(0, 20)}.png`
}

let maker: Promise<string> | undefined

async function describeMaker(): Promise<string> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
  const versions = packages.map((name) => lock.packages[`node_modules/${name}`]?.version)
  return JSON.stringify([await hashSources(drawingSources), versions])
}

type Lock = { packages: Record<string, { version: string } | undefined> }
