import { css } from '@linaria/core'
import { pictures } from '#pictures'
import type { PagePicture } from '../content/page-copy.ts'
import { PictureElement } from '../ui/picture-element.tsx'
import { focusName, focusPlaces } from './focus.ts'

type Props = { picture: PagePicture }

/** Beside the main heading, where the other pages have a drawing. */
export function HeroPicture({ picture }: Props) {
  return (
    <figure className={frame} data-hero="">
      <Photo {...picture} sizes="(min-width: 64rem) 36rem, 100vw" eager isUrgent />
      <Caption {...picture} />
    </figure>
  )
}

/** In the text of a page, as wide as the text or as it is. */
export function BlockPicture({ picture }: Props) {
  return (
    <figure className={frame}>
      <Photo {...picture} sizes="(min-width: 88rem) 60rem, (min-width: 64rem) 66vw, 100vw" eager={false} />
      <Caption {...picture} />
    </figure>
  )
}

type PhotoProps = PagePicture & { sizes: string; eager: boolean; isUrgent?: boolean }

function Photo({ file, alt = '', focus, ...more }: PhotoProps) {
  const picture = pictures[file]
  if (picture === undefined)
    throw new Error(`src/pictures/${file}: expected to be found by its name in the copy`)
  return <PictureElement picture={picture} alt={alt} focus={focusName(focus)} {...more} />
}

function Caption({ caption }: PagePicture) {
  return caption ? <figcaption>{caption}</figcaption> : null
}

const frame = css`
  margin: 0;

  img {
    display: block;
    max-width: 100%;
    height: auto;
    max-height: 40rem;
    object-fit: cover;
    ${focusPlaces}
  }

  &[data-hero] img {
    width: 100%;
    aspect-ratio: 3 / 2;
  }

  figcaption {
    padding-block-start: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`
