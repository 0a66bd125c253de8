import type { ReactElement, ReactNode } from 'react'
import type { PageCopy } from '../content/page-copy.ts'
import { useLocalized } from '../language/language-provider.tsx'
import type { Localized } from '../languages.ts'
import { DocumentHead } from '../layout/document-head.tsx'
import { isBlockShown, PageBlocks } from './page-blocks.tsx'
import { PageHero } from './page-hero.tsx'

type Props = {
  /** In German only, or in the visitor's language. */
  copy: PageCopy | Localized<PageCopy>
  /** Beside the main heading. */
  illustration?: ReactElement | undefined
  /** Narrow windows do without the drawing beside the heading. */
  isBrief?: boolean
  /** In the blocks, by the block's index. */
  drawings?: Readonly<Record<number, ReactElement>>
  children?: ReactNode
}

/** A page rendered from its copy; `children` come after the blocks. */
export function StaticPage({ copy: copies, illustration, isBrief, drawings, children }: Props) {
  const copy = useLocalized('blocks' in copies ? { de: copies, en: copies } : copies)
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
        illustration={illustration}
        isBrief={isBrief}
      />
      <PageBlocks blocks={copy.blocks} {...(drawings && { drawings })} />
      {children}
    </>
  )
}
