import type { ReactElement, ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'

type Props = {
  copy: PageCopy
  /** Beside the main heading. */
  illustration?: ReactElement | undefined
  /** Narrow windows do without the drawing beside the heading. */
  isBrief?: boolean
  /** Between the heading and the blocks. */
  opening?: ReactNode
  /** In the blocks, by the block's index. */
  drawings?: Readonly<Record<number, ReactElement>>
  /** The list of its sections, below the heading. */
  index?: ReactNode
  /** Below the actions of the heading. */
  plan?: ReactNode
  children?: ReactNode
}

/** A page rendered from its copy; `children` come after the blocks. */
export function StaticPage({ copy, illustration, isBrief, opening, drawings, index, plan, children }: Props) {
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero
        badge={copy.badge}
        heading={copy.heading}
        lead={copy.lead}
        actions={copy.actions}
        illustration={illustration}
        isBrief={isBrief}
        index={index}
      >
        {plan}
      </PageHero>
      {opening}
      <PageBlocks blocks={copy.blocks} {...(drawings && { drawings })} />
      {children}
    </>
  )
}
