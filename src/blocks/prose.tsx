import { css } from '@linaria/core'
import type { Block } from '../content/page-copy.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { Points } from '../ui/points.tsx'
import { Text } from '../ui/word-breaks.tsx'

/** Running text, then points, then links. */
export function Prose({ paragraphs, points, links }: Extract<Block, { kind: 'prose' }>) {
  return (
    <div className={prose}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} text={paragraph} />
      ))}
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
