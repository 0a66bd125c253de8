import type { ReactElement, ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { isBlockShown } from './is-block-shown.ts'
import { besideHeading } from './late-parts.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'
import { Plate } from './plate.tsx'

type Props = {
  copy: PageCopy
  /** Beside the main heading. */
  illustration?: ReactElement | undefined
  /** Narrow windows do without the drawing beside the heading. */
  isBrief?: boolean
  /** In the middle of the page, in place of the drawing at a larger size; `null` for none. */
  plate?: ReactElement | null | undefined
  /** In the blocks, by the block's index. */
  drawings?: Readonly<Record<number, ReactElement>>
  /** Below the actions of the heading. */
  plan?: ReactNode
  children?: ReactNode
}

/** A page rendered from its copy; `children` come after the blocks. */
export function StaticPage({ copy, illustration, isBrief, plate, drawings, plan, children }: Props) {
  // On a short page a plate would be too near to the drawing beside the heading.
  const isLong = copy.blocks.filter(isBlockShown).length > 4
  return (
    <>
      <DocumentHead
        title={copy.title}
        description={copy.description}
        questions={copy.blocks
          .filter(isBlockShown)
          .flatMap((block) => (block.kind === 'questions' ? block.questions : []))}
      />
      <PageHero
        badge={copy.badge}
        heading={copy.heading}
        lead={copy.lead}
        actions={copy.actions}
        illustration={besideHeading(copy, illustration)}
        isBrief={isBrief}
      >
        {plan}
      </PageHero>
      <PageBlocks
        blocks={copy.blocks}
        plate={plate === undefined && isLong && illustration ? <Plate drawing={illustration} /> : plate}
        {...(drawings && { drawings })}
      />
      {children}
    </>
  )
}
