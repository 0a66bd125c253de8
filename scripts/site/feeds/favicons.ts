import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { iconFiles } from './icon-files.ts'

/** The icons made of `public/icon.svg`, by their paths; those with room around have the ground of the page. */
export async function drawIcons(ground: string): Promise<Map<string, Buffer>> {
  const svg = await readFile('public/icon.svg')
  const icons = await Promise.all(
    Object.values(iconFiles).map(async ({ path, size, room }): Promise<[string, Buffer]> => {
      const margin = Math.round(size * room)
      const drawing = await draw(svg, size - 2 * margin)
      if (margin === 0) return [path, drawing]
      const canvas = sharp(drawing).extend({
        ...{ top: margin, bottom: margin, left: margin, right: margin },
        background: ground,
      })
      // In two steps: the one that fills the transparent ground is always the first of its own.
      return [
        path,
        await sharp(await canvas.png().toBuffer())
          .flatten({ background: ground })
          .png()
          .toBuffer(),
      ]
    }),
  )
  return new Map([...icons, ['/favicon.ico', toIco(await draw(svg, 32), 32)]])
}

function draw(svg: Buffer, size: number): Promise<Buffer> {
  // The drawing is 32 units wide; 72 is the density at which a unit is a pixel.
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** An ICO file with one PNG: a directory of one entry, and the picture. */
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
