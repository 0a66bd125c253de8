import { type Picture, pictureSources } from './picture.ts'

type Props = {
  picture: Picture
  /** The `sizes` attribute. */
  sizes: string
  /** Near the top of the page; the others load when they are scrolled to. */
  eager: boolean
  className?: string
}

/** The picture of an article, a decoration, in the formats and widths that it was encoded in. */
export function PictureElement({ picture, sizes, eager, className }: Props) {
  const image = (
    <img
      className={className}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
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
