import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { iconFiles } from '../../../src/site-files.ts'
import { SiteError } from '../site-error.ts'

/** The icons in PNG and ICO, by their paths, from a drawing of any size. */
export async function drawIcons(svg: string, background: string): Promise<[path: string, png: Buffer][]> {
  const draw = (size: number, margin = 0, colour = '#0000') => {
    const inner = size - 2 * margin
    const { width, height } = new Resvg(svg)
    const fitTo = { mode: width < height ? 'height' : 'width', value: inner } as const
    const png = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng()
    const icon = sharp(png).resize(inner, inner, { fit: 'contain', background: colour })
    const edges = { top: margin, bottom: margin, left: margin, right: margin }
    return icon.extend({ ...edges, background: colour }).png()
  }
  try {
    const icons = Object.values(iconFiles).map(async ({ path, size, room }): Promise<[string, Buffer]> => {
      const icon = draw(size, Math.round(size * room), background)
      return [path, await icon.flatten({ background }).toBuffer()]
    })
    return [...(await Promise.all(icons)), ['/favicon.ico', toIco(await draw(32).toBuffer(), 32)]]
  } catch (cause) {
    throw new SiteError(`icon.svg: no icon can be drawn from it: ${String(cause)}`)
  }
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
