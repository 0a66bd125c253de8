import { type Picture, pictureSources } from './picture.ts'

type Props = {
  picture: Picture
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  /**
   * `first` is an article's own: it begins at 570 to 820 px, in the first screen of most windows. `early` is near
   * the top, `late` may never be seen.
   */
  turn: 'first' | 'early' | 'late'
  className?: string
}

/** The picture of an article, which says nothing that the title does not. */
export function ArticlePicture({ picture, sizes, turn, className }: Props) {
  const image = (
    <img
      className={className}
      loading={turn === 'late' ? 'lazy' : undefined}
      decoding={turn === 'late' ? 'async' : undefined}
      fetchPriority={turn === 'first' ? 'high' : undefined}
      src={picture.src}
      alt=""
      width={picture.width}
      height={picture.height}
    />
  )
  if (picture.formats === undefined) return image
  return (
    <picture>
      {pictureSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
