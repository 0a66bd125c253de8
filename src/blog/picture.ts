/** A picture of an article, as it travels to the page: all its addresses follow from this. */
export type Picture = {
  /** What shows where nothing better can, in the largest width; of a drawing it is all there is. */
  src: string
  /** Its size in pixels; a drawing's is the one it was drawn for. */
  width: number
  height: number
  /** In which formats it is there in each of `pictureWidths`, the smallest first. */
  formats?: PictureFormat[]
}

export type PictureFormat = 'avif' | 'webp'

/** A phone, a phone with a dense screen, a window, a wide or dense one. */
const standardWidths = [480, 800, 1200, 1600]

/** More is never shown: the page is 1,408 px wide. */
export const largestWidth = 1600

/** The widths in which a picture is made; none is larger than it is, or hardly smaller than the next. */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, largestWidth)
  return [...standardWidths.filter((standard) => standard * 1.2 < largest), largest]
}

/** What the `<source>` elements of a picture say; none of a drawing. */
export function pictureSources({ src, width, formats = [] }: Picture): { type: string; srcSet: string }[] {
  const name = src.slice(0, src.lastIndexOf('-'))
  return formats.map((format) => ({
    type: `image/${format}`,
    srcSet: pictureWidths(width)
      .map((pixels) => `${name}-${pixels}.${format} ${pixels}w`)
      .join(', '),
  }))
}
