import { css } from '@linaria/core'
import type { Block, Card, Figure, Link as LinkCopy, Plan, Question, Step } from '../content/page-copy.ts'
import { useContentMessages } from '../hooks/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Actions } from './actions.tsx'
import { CopyLink } from './copy-link.tsx'

/** Draws the blocks of a page, each a section with a heading. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <section key={block.heading} id={block.id} className={section}>
      <h2>{block.heading}</h2>
      {block.intro && <p className={intro}>{block.intro}</p>}
      <BlockBody block={block} />
    </section>
  ))
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
      return <Plans plans={block.plans} note={block.note} />
    case 'questions':
      return <Questions questions={block.questions} />
    case 'table':
      return <Table caption={block.heading} head={block.head} rows={block.rows} />
    case 'call':
      return <Actions actions={block.actions} />
  }
}

function Prose({ paragraphs, points, links }: Extract<Block, { kind: 'prose' }>) {
  return (
    <div className={prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && <Points points={points} />}
      {links && <Links links={links} />}
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Links({ links }: { links: readonly LinkCopy[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <CopyLink link={link} />
        </li>
      ))}
    </ul>
  )
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={grid}>
      {cards.map(({ icon, title, text, points, link }) => (
        <li key={title} className={card} data-card>
          {icon && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{text}</p>
          {points && <Points points={points} />}
          {link && <CopyLink link={link} />}
        </li>
      ))}
    </ul>
  )
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={grid}>
      {figures.map(({ value, label }) => (
        <div key={label} className={figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={prose}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Plans({ plans, note }: { plans: readonly Plan[]; note: string | undefined }) {
  const { popular } = useContentMessages()
  return (
    <>
      <ul className={grid}>
        {plans.map((plan) => (
          <li key={plan.name} className={card} data-plan>
            <h3>{plan.name}</h3>
            {plan.popular && <p className={mark}>{popular}</p>}
            <p className={price}>{plan.price}</p>
            <p>{plan.text}</p>
            <Points points={plan.features} />
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </>
  )
}

/** One question is open at a time: the browser closes the others of the same name. */
function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={prose}>
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

type TableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** A wide table scrolls inside its frame, which the keyboard can reach. */
function Table({ caption, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1).
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column; rows never change.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const section = css`
  padding-block: var(--space-4);
  scroll-margin-top: var(--space-6);
`

const intro = css`
  max-width: var(--measure);
`

const prose = css`
  max-width: var(--measure);
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

const card = css`
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

const figure = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;

  dd {
    margin: 0;
    font-size: var(--text-figure);
    font-weight: 600;
  }
`

const price = css`
  font-size: var(--text-lead);
  font-weight: 600;
`

const mark = css`
  color: var(--accent-text);
  font-weight: 600;
`

const frame = css`
  overflow-x: auto;
`
