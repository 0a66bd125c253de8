import type { ReactElement, ReactNode } from 'react'
import type { Block, PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'
import { PageIndex } from './page-index.tsx'

type Props = {
  copy: PageCopy
  /** Beside the heading. */
  illustration: ReactElement
  isBrief?: boolean
  hasIndex?: boolean
  /** Drawings and tools in the blocks, by the block's anchor. */
  insets?: Readonly<Record<string, ReactElement>> | undefined
  /** Below the actions of the heading. */
  start?: ReactNode
  /** After the blocks. */
  children?: ReactNode
}

/** A page rendered from its copy. */
export function StaticPage({ copy, hasIndex = true, insets, start, children, ...hero }: Props) {
  const blocks = copy.blocks.map((block, index) => ({ id: anchorOf(block, index, copy.blocks), ...block }))
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero {...copy} {...hero} index={hasIndex && <PageIndex blocks={blocks} />}>
        {start}
      </PageHero>
      <PageBlocks blocks={blocks} insets={insets} />
      {children}
    </>
  )
}

/** `steps`, `cards` and `cards-4`: what others link to, the first of a kind, stays when a block of another kind is added. */
function anchorOf({ kind }: Block, index: number, blocks: readonly Block[]): string {
  return blocks.findIndex((block) => block.kind === kind) === index ? kind : `${kind}-${index}`
}
