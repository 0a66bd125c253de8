import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import type { Block } from '../content/page-copy.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { Text } from '../ui/word-breaks.tsx'
import { Actions } from './actions.tsx'
import { Cards } from './cards.tsx'
import { Figures } from './figures.tsx'
import { People } from './people.tsx'
import { Plans } from './plans.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { closing, section, sectionHeading } from './section.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'

type Props = {
  blocks: readonly Block[]
  /** Drawings and tools in blocks, by the block's anchor. */
  insets?: Readonly<Record<string, ReactElement>> | undefined
}

/**
 * The blocks of a page, each a section with a heading. In wide windows the heading is in a margin of its own, as on a
 * plan; what needs the whole width has it above.
 */
export function PageBlocks({ blocks, insets = {} }: Props) {
  return blocks.map((block) => {
    const inset = insets[block.id ?? '']
    return (
      <section
        key={block.heading}
        id={block.id}
        className={block.kind === 'call' ? closing : section}
        data-wide={needsWidth(block) || undefined}
      >
        <div className={sectionHeading}>
          <Text in="h2" text={block.heading} />
          {block.intro && <Text text={block.intro} />}
          {block.link && (
            <p>
              <TextLink link={block.link} />
            </p>
          )}
        </div>
        <div className={block.kind === 'call' ? undefined : content}>
          {inset && <div className={insetBox}>{inset}</div>}
          <BlockBody block={block} />
          {block.note && <p className={note}>{block.note}</p>}
        </div>
      </section>
    )
  })
}

/** Figures, plans, three or many cards, and tables of more than two columns. */
function needsWidth(block: Block): boolean {
  if (block.kind === 'cards') return block.cards.length > 4 || block.cards.length === 3
  if (block.kind === 'table') return block.head.length > 2
  return block.kind === 'figures' || block.kind === 'plans'
}

function BlockBody({ block }: { block: Block }) {
  switch (block.kind) {
    case 'prose':
      return <Prose {...block} />
    case 'cards':
      return <Cards cards={block.cards} />
    case 'figures':
      return <Figures figures={block.figures} />
    case 'steps':
      return <Steps steps={block.steps} />
    case 'plans':
      return <Plans plans={block.plans} />
    case 'questions':
      return <Questions name={block.heading} questions={block.questions} />
    case 'table':
      return <Table caption={block.heading} {...block} />
    case 'people':
      return <People people={block.people} />
    case 'call':
      return <Actions actions={block.actions} />
  }
}

const content = css`
  min-width: 0;
  container-type: inline-size;
`

const note = css`
  max-width: var(--measure);
  margin-block: var(--space-2) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);
`

const insetBox = css`
  margin-block-end: var(--space-4);

  > svg {
    display: block;
    max-height: 24rem;
    border: 1px solid var(--line-strong);
  }
`
