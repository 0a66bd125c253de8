import type { ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'

type Props = {
  copy: PageCopy
  /** Beside the main heading. */
  illustration?: ReactNode
  /** In the blocks, by their place in the row. */
  drawings?: Readonly<Record<number, ReactNode>>
  children?: ReactNode
}

/** A page drawn from its copy; `children` come after the blocks. */
export function StaticPage({ copy, illustration, drawings, children }: Props) {
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero
        badge={copy.badge}
        heading={copy.heading}
        lead={copy.lead}
        actions={copy.actions}
        illustration={illustration}
      />
      <PageBlocks blocks={copy.blocks} {...(drawings && { drawings })} />
      {children}
    </>
  )
}
