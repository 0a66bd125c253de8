import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { iconFiles } from '../../../src/site-files.ts'

/** The icons drawn from `public/icon.svg`, by their paths; those with room around have the background of the page. */
export async function drawIcons(background: string): Promise<Map<string, Buffer>> {
  const svg = await readFile('public/icon.svg')
  const icons = Object.values(iconFiles).map(async ({ path, size, room }): Promise<[string, Buffer]> => {
    const margin = Math.round(size * room)
    const edges = { top: margin, bottom: margin, left: margin, right: margin }
    const canvas = sharp(await draw(svg, size - 2 * margin)).extend({ ...edges, background })
    // In two steps: sharp flattens an image before it extends it, whatever the order of the calls.
    return [
      path,
      await sharp(await canvas.png().toBuffer())
        .flatten({ background })
        .png()
        .toBuffer(),
    ]
  })
  return new Map([...(await Promise.all(icons)), ['/favicon.ico', toIco(await draw(svg, 32), 32)]])
}

function draw(svg: Buffer, size: number): Promise<Buffer> {
  // The drawing is 32 units wide; at a density of 72 a unit is a pixel.
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** An ICO file with one PNG: a directory with one entry, and the image. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
