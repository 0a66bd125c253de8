import { css } from '@linaria/core'
import type { Card } from '../content/page-copy.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { planSymbols } from '../ui/plan-symbols.ts'
import { Points } from '../ui/points.tsx'
import { TitledText } from '../ui/titled-text.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** Things of one kind, as entries of a list rather than boxes. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={grid}>
      {cards.map(({ id, icon, title, text, points, link, also }) => (
        <li key={title} id={id} data-card>
          {icon && (
            <span>
              <Icon path={planSymbols[icon]} />
            </span>
          )}
          <div>
            <TitledText title={title} text={text} />
            {also && (
              <p lang={also.language}>
                <WordBreaks text={also.text} />
              </p>
            )}
            {points && <Points points={points} />}
            {link && <TextLink link={link} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

const grid = css`
  display: grid;
  gap: var(--space-4);

  @container (min-width: 42rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);

    > :last-child {
      display: flex;
      flex-direction: column;
    }

    p:last-child,
    ul:last-child {
      margin-block-end: 0;
    }

    :has(+ a) {
      margin-block-end: var(--space-1);
    }

    [lang] {
      color: var(--ink-soft);
      font-style: italic;
    }

    > span {
      color: var(--accent-text);
      line-height: 0;
    }

    /* The links of a row are on one line. */
    > div > a {
      align-self: start;
      margin-block-start: auto;
      padding-block: 0.25rem;
      font-weight: var(--weight-strong);
    }
  }
`
