import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { iconFiles } from '../../../src/site-files.ts'

/** The icons drawn from `public/icon.svg`, by their paths; those with room around have the background of the page. */
export async function drawIcons(background: string): Promise<[path: string, png: Buffer][]> {
  const svg = await readFile('public/icon.svg')
  // The drawing is 32 units wide; at a density of 72 a unit is a pixel.
  const draw = (size: number) =>
    sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer()
  const icons = Object.values(iconFiles).map(async ({ path, size, room }): Promise<[string, Buffer]> => {
    const margin = Math.round(size * room)
    const edges = { top: margin, bottom: margin, left: margin, right: margin }
    const canvas = sharp(await draw(size - 2 * margin)).extend({ ...edges, background })
    // In two steps: sharp flattens an image before it extends it, whatever the order of the calls.
    const flat = sharp(await canvas.png().toBuffer()).flatten({ background })
    return [path, await flat.png().toBuffer()]
  })
  return [...(await Promise.all(icons)), ['/favicon.ico', toIco(await draw(32), 32)]]
}

/** An ICO file with one PNG: a directory with one entry, and the image. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // Type, number of images, planes, bits a pixel, bytes, offset.
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
