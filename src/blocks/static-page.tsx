import type { ReactElement, ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { type HeroProps, PageHero } from './page-hero.tsx'

export type StaticPageProps = HeroProps & {
  copy: PageCopy
  /** Between the heading and the blocks. */
  opening?: ReactNode
  /** In the blocks, by the block's index. */
  drawings?: Readonly<Record<number, ReactElement>>
  /** Below the actions of the heading. */
  plan?: ReactNode
  /** After the blocks. */
  children?: ReactNode
}

/** A page rendered from its copy. */
export function StaticPage({ copy, opening, drawings = {}, plan, children, ...hero }: StaticPageProps) {
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero {...copy} {...hero}>
        {plan}
      </PageHero>
      {opening}
      <PageBlocks blocks={copy.blocks} drawings={drawings} />
      {children}
    </>
  )
}
