import { imageFaults } from '../messages.ts'

/** What visitors should not have to load; in bytes and pixels. */
const largest = { picture: 500 * 1024, drawing: 100 * 1024, side: 4000 }

/**
 * What is too large in an image file; whether it is a picture at all, the build and `findPictures` tell.
 * `read` is asked only where that is needed.
 */
export async function judgeImage(
  name: string,
  size: number,
  read: () => Promise<Uint8Array>,
): Promise<string[]> {
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
  const isDrawing = /\.svg$/i.test(name)
  const limit = isDrawing ? largest.drawing : largest.picture
  const tooLarge = size > limit ? [imageFaults.heavy(kilobytes(size), limit / 1024)] : []
  if (isDrawing) return tooLarge
  const side = await longestSide(await read())
  const tooWide = side !== undefined && side > largest.side ? [imageFaults.wide(side, largest.side)] : []
  return [...tooLarge, ...tooWide]
}

/** sharp is loaded only where a picture is to be looked at: it takes a tenth of a second. */
async function longestSide(picture: Uint8Array): Promise<number | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(picture).metadata()
    return Math.max(width, height)
  } catch {
    return undefined
  }
}
