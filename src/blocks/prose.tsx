import { css } from '@linaria/core'
import type { Block } from '../content/page-copy.ts'
import { TextLink } from '../links/text-link.tsx'
import { Points } from '../ui/points.tsx'
import { Text, WordBreaks } from '../ui/word-breaks.tsx'

/** Running text, then points, then links. */
export function Prose({ paragraphs, points, links }: Extract<Block, { kind: 'prose' }>) {
  return (
    <div className={prose}>
      {paragraphs.map((paragraph) => {
        const [number] = /^\d+\.\d+ /.exec(paragraph) ?? []
        return number ? (
          <p key={paragraph} className={clause}>
            <span>{number}</span>
            <WordBreaks text={paragraph.slice(number.length)} />
          </p>
        ) : (
          <Text key={paragraph} text={paragraph} />
        )
      })}
      {points && <Points points={points} />}
      {links && (
        <ul className={list}>
          {links.map((link) => (
            <li key={link.to}>
              <TextLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const prose = css`
  max-width: var(--measure);
`

/* Its number is in a margin of its own. */
const clause = css`
  position: relative;
  padding-inline-start: 2.75rem;

  > :first-child {
    position: absolute;
    inset-inline-start: 0;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`

const list = css`
  @container (min-width: 36rem) {
    &:has(> :nth-child(4)) {
      columns: 2;
    }
  }

  li {
    break-inside: avoid;
    padding-block: 0.25rem;
    font-weight: var(--weight-strong);
  }
`
