/** A picture of an article in a page's data; all its addresses are built from this. */
export type Picture = {
  /** The fallback, in the largest width; a drawing has only this file. */
  src: string
  /** In pixels; for a drawing the size of its view box. */
  width: number
  height: number
  /** Its formats, the smallest first; each exists in every width of `pictureWidths`. */
  formats?: PictureFormat[]
}

export type PictureFormat = 'avif' | 'webp'

/** A phone, a phone with a dense screen, a window, a wide or dense one. */
const standardWidths = [480, 800, 1200, 1600]

/** More is never shown: the page is 1,408 px wide. */
const largestWidth = 1600

/** The widths of a picture's variants: none is larger than the picture, or almost as wide as the next. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, largestWidth)
  return [...standardWidths.filter((standard) => standard * 1.2 < largest), largest]
}

/** The `<source>` elements of a picture; a drawing has none. */
export function pictureSources({ src, width, formats = [] }: Picture): { type: string; srcSet: string }[] {
  const name = src.slice(0, src.lastIndexOf('-'))
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: pictureWidths(width)
      .map((pixels) => `${name}-${pixels}.${format} ${pixels}w`)
      .join(', '),
  }))
}
