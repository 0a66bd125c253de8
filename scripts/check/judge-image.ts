/** What visitors should not have to load; in bytes and pixels. */
const largest = { picture: 500 * 1024, drawing: 100 * 1024, side: 4000 }

/** What is wrong with an image file by its size and what is in it. `read` is asked only where that is needed. */
export async function judgeImage(
  name: string,
  size: number,
  read: () => Promise<Uint8Array>,
): Promise<string[]> {
  const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`
  const isDrawing = /\.svg$/i.test(name)
  const limit = isDrawing ? largest.drawing : largest.picture
  const tooLarge = size > limit ? [`expected at most ${kilobytes(limit)}, found ${kilobytes(size)}`] : []
  if (isDrawing) {
    const isActive = size <= 10 * limit && hasScript(Buffer.from(await read()).toString('utf8'))
    return [...tooLarge, ...(isActive ? ['expected a drawing without scripts, found one with'] : [])]
  }
  const side = await longestSide(await read())
  if (side === undefined) return [...tooLarge, 'expected a picture, found a file that is none']
  const tooWide = side > largest.side ? [`expected at most ${largest.side} pixels a side, found ${side}`] : []
  return [...tooLarge, ...tooWide]
}

function hasScript(svg: string): boolean {
  return /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i.test(svg)
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
