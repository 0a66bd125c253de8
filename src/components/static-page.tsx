import type { ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { DocumentHead } from './document-head.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'

/** A page drawn from its copy; `children` come after the blocks. */
export function StaticPage({ copy, children }: { copy: PageCopy; children?: ReactNode }) {
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <PageHero badge={copy.badge} heading={copy.heading} lead={copy.lead} actions={copy.actions} />
      <PageBlocks blocks={copy.blocks} />
      {children}
    </>
  )
}
