import { type ReactElement, use } from 'react'
import type { Block, PageCopy, PagePicture } from '../content/page-copy.ts'

type Parts = typeof import('./picture-parts.tsx')

/** Pictures, which few pages have: in a file of their own. */
let parts: Parts | undefined
let loading: Promise<Parts> | undefined

function loadParts(): Promise<Parts> {
  loading ??= import('./picture-parts.tsx').then((module) => {
    parts = module
    return module
  })
  return loading
}

/** Loads what the blocks of a page need, before it is rendered or hydrated. A server renders all pages. */
export async function loadPartsFor(copy: Partial<PageCopy> | undefined): Promise<void> {
  const isNeeded = import.meta.env.SSR || copy?.picture !== undefined || copy?.blocks?.some(needsParts)
  if (isNeeded) await loadParts()
}

/** What a page has beside its heading: its picture, or else the drawing. */
export function besideHeading({ picture }: PageCopy, drawing?: ReactElement): ReactElement | undefined {
  return import.meta.env.HAS_PICTURES && picture ? <LateHero picture={picture} /> : drawing
}

function LateHero({ picture }: { picture: PagePicture }) {
  const { HeroPicture } = useParts()
  return <HeroPicture picture={picture} />
}

/** Waits if the page of another language had no use for them. */
export function useParts(): Parts {
  return parts ?? use(loadParts())
}

const needsParts = (block: Block) =>
  block.kind === 'picture' || (block.kind === 'people' && block.people.some(({ picture }) => picture))
