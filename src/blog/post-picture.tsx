import { type Picture, pictureSources } from './picture.ts'

type Props = {
  picture: Picture
  /** The `sizes` attribute. */
  sizes: string
  /**
   * `first`: an article's own picture, at 570 to 820 px, in the first screen of most windows. `early`: near the top.
   * `late`: loads when it is scrolled to.
   */
  priority: 'first' | 'early' | 'late'
  className?: string
}

/** The picture of an article; decorative, so without alternative text. */
export function PostPicture({ picture, sizes, priority, className }: Props) {
  const image = (
    <img
      className={className}
      loading={priority === 'late' ? 'lazy' : undefined}
      decoding={priority === 'late' ? 'async' : undefined}
      fetchPriority={priority === 'first' ? 'high' : undefined}
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
