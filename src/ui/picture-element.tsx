import { type Picture, pictureSources } from './picture.ts'

type Props = {
  picture: Picture
  /** The `sizes` attribute. */
  sizes: string
  /** Near the top of the page; the others load when they are scrolled to. */
  eager: boolean
  /** Empty for a decoration, such as the picture of an article. */
  alt?: string
  /** What the styles call the part that stays in view where the picture is cropped. */
  focus?: string | undefined
  /** Of what visitors see first. */
  isUrgent?: boolean
  className?: string
}

/** A picture in the formats and widths that it was encoded in. */
export function PictureElement({ picture, sizes, eager, alt = '', focus, isUrgent, className }: Props) {
  const image = (
    <img
      className={className}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={isUrgent ? 'high' : undefined}
      src={picture.src}
      alt={alt}
      width={picture.width}
      height={picture.height}
      data-focus={focus}
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
