import sharp, { type Sharp } from 'sharp'
import { VFileMessage } from 'vfile-message'
import { imageFaults } from './messages.ts'

/** `pixels` are all, `side` and `least` those of a side. The maximum of WebP itself is 16,383. */
export const imageLimits = {
  megabytes: 20,
  drawingMegabytes: 2,
  pixels: 50e6,
  side: 16_000,
  least: 16,
} as const

/** Broken pixels are an error, wrong metadata is not. */
export const reading = { failOn: 'error', limitInputPixels: imageLimits.pixels } as const

/** Complete, so that new defaults of sharp do not change the bytes. */
const options = {
  avif: { quality: 55, effort: 4, bitdepth: 8 },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, adaptiveFiltering: true, palette: false },
} as const

export type Format = keyof typeof options

/** What the bytes of variants depend on besides the image itself. */
export const encoders = JSON.stringify([options, sharp.versions])

/** What pixels are encoded from; `drawnWidth` is the width of a drawing. */
export type Pixels = { bytes: Buffer; format: string; drawnWidth?: number }

export type Variant = { source: Pixels; width: number; format: Format }

/** One variant of an image, without anything but its pixels. Throws a `VFileMessage` if it cannot be encoded. */
export async function encode({ source, width, format }: Variant): Promise<Buffer> {
  // Screenshots, which are mostly PNG, have sharp edges that chroma subsampling blurs.
  const chromaSubsampling = source.format === 'png' ? '4:4:4' : '4:2:0'
  const isSubsampled = format === 'avif' || format === 'jpeg'
  const resized = open(source, width).autoOrient().resize({ width }).toColourspace('srgb')
  return resized
    .toFormat(format, { ...options[format], ...(isSubsampled && { chromaSubsampling }) })
    .toBuffer()
    .catch(failAs(imageFaults.notResizable))
}

/** Draws a drawing that may be published as it is, since what takes too long here does so in browsers as well. */
export async function tryDrawing(svg: string, drawnWidth: number): Promise<void> {
  const source = { bytes: Buffer.from(svg), format: 'png', drawnWidth }
  await open(source, 800).stats().catch(failAs(imageFaults.damaged))
}

/** Encodes the pixels in a drawing again, without the metadata of their files. */
export async function reencodePixels(svg: string): Promise<string> {
  let [result, end] = ['', 0]
  // Quotes in texts are escaped.
  for (const { 0: found, 1: url = '', index } of svg.matchAll(/ href="(data:[^"]*)"/gi)) {
    const bytes = Buffer.from(await (await fetch(url.replaceAll('&amp;', '&'))).arrayBuffer())
    const pixels = sharp(bytes, reading).autoOrient().toColourspace('srgb')
    const { format } = await sharp(bytes).metadata().catch(failAs(imageFaults.damaged))
    const kept = format === 'jpeg' ? 'jpeg' : 'png'
    const encoded = await pixels.toFormat(kept, options[kept]).toBuffer().catch(failAs(imageFaults.damaged))
    result += `${svg.slice(end, index)} href="data:image/${kept};base64,${encoded.toString('base64')}"`
    end = index + found.length
  }
  return result + svg.slice(end)
}

function open({ bytes, drawnWidth }: Pixels, width: number): Sharp {
  // AVIF is split into as many tiles as there are threads. With one the bytes are the same on every machine.
  sharp.concurrency(1)
  // librsvg renders with 72 points per inch: at this density the drawing has the width.
  const density = drawnWidth && Math.min(100_000, Math.max(1, (72 * width) / drawnWidth))
  return sharp(bytes, { ...reading, ...(density && { density }) })
}

/** @param describe a fault from what a library says */
export function failAs(describe: (reason: string) => string) {
  return ({ message }: Error): never => {
    throw new VFileMessage(describe(message.trim().split('\n', 1)[0]?.slice(0, 100) ?? ''))
  }
}
