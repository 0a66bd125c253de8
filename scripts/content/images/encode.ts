import sharp from 'sharp'

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

/** `drawnWidth` is the width of a drawing. */
export type Source = { bytes: Buffer; format: string; drawnWidth?: number }

export type Variant = { source: Source; width: number; format: Format }

/** One variant of an image, without anything but its pixels. */
export async function encode({ source, width, format }: Variant): Promise<Buffer> {
  // AVIF is split into as many tiles as there are threads. With one the bytes are the same on every machine.
  sharp.concurrency(1)
  // librsvg renders with 72 points per inch: at this density the drawing has the width.
  const density = source.drawnWidth && Math.min(100_000, Math.max(1, (72 * width) / source.drawnWidth))
  // Screenshots, which are mostly PNG, have sharp edges that chroma subsampling blurs.
  const chromaSubsampling = source.format === 'png' ? '4:4:4' : '4:2:0'
  const isSubsampled = format === 'avif' || format === 'jpeg'
  return sharp(source.bytes, { ...reading, ...(density && { density }) })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .toFormat(format, { ...options[format], ...(isSubsampled && { chromaSubsampling }) })
    .toBuffer()
}
