import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import type { Block } from '../content/page-copy.ts'
import { hasPage } from '../links/missing-pages.ts'
import { TextLink } from '../links/text-link.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { Actions } from './actions.tsx'
import { Cards } from './cards.tsx'
import { Figures } from './figures.tsx'
import { isBlockShown } from './is-block-shown.ts'
import { People } from './people.tsx'
import { Plans } from './plans.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { closing, section, sectionHeading } from './section.tsx'
import { SpecimenPaper } from './specimen-paper.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'

type Props = {
  blocks: readonly Block[]
  /** Drawings in blocks, by the block's index; in that of a table a tool which replaces it. */
  drawings?: Readonly<Record<number, ReactElement>>
  /** All headings are above their blocks. */
  isWide?: boolean
}

/**
 * The blocks of a page, each a section with a heading. In wide windows the heading is in a margin of its own, as on a
 * plan; figures, plans and calls take the whole width.
 */
export function PageBlocks({ blocks, drawings = {}, isWide = false }: Props) {
  return blocks.map((block, index) => {
    // Something may still link to its place.
    if (!isBlockShown(block)) return block.id && <span key={block.heading} id={block.id} />
    const takesWidth = isWide || ['figures', 'plans'].includes(block.kind)
    const body = (
      <>
        <BlockBody block={block} />
        {block.note && <p className={note}>{block.note}</p>}
      </>
    )
    return (
      <section
        key={block.heading}
        id={block.id}
        className={block.kind === 'call' ? closing : section}
        data-turned={needsWidth(block) || undefined}
        data-wide={takesWidth || undefined}
      >
        <div className={sectionHeading}>
          <h2>
            <WordBreaks text={block.heading} />
          </h2>
          {block.intro && (
            <p>
              <WordBreaks text={block.intro} />
            </p>
          )}
          {block.link && hasPage(block.link) && (
            <p>
              <TextLink link={block.link} />
            </p>
          )}
        </div>
        <div className={block.kind === 'call' ? undefined : content}>
          {drawings[index] && <div className={drawing}>{drawings[index]}</div>}
          {drawings[index] && block.kind === 'table' && !block.summary ? (
            <div className={instead}>{body}</div>
          ) : (
            body
          )}
        </div>
      </section>
    )
  })
}

/** Three or many cards, and tables of more than two columns, have their heading above them. */
function needsWidth(block: Block): boolean {
  switch (block.kind) {
    case 'cards':
      return block.cards.length > 4 || block.cards.length === 3
    case 'table':
      return block.head.length > 2
    default:
      return false
  }
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
    case 'specimen':
      return <SpecimenPaper specimen={block.specimen} />
    case 'people':
      return <People people={block.people} />
    case 'call':
      return <Actions actions={block.actions} />
  }
}

/* What a tool says with numbers of one's own: for who has no scripts, and on paper. */
const instead = css`
  @media screen and (scripting: enabled) {
    display: none;
  }
`

export const content = css`
  min-width: 0;
  container-type: inline-size;
`

const note = css`
  max-width: var(--measure);
  margin-block: var(--space-2) 0;
  color: var(--ink-soft);
  font-size: var(--text-small);
`

const drawing = css`
  margin-block-end: var(--space-4);

  > svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 24rem;
    border: 1px solid var(--line-strong);
  }
`
