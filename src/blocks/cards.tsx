import { css } from '@linaria/core'
import type { Card } from '../content/page-copy.ts'
import { TextLink } from '../navigation/text-link.tsx'
import type { Language } from '../site/languages.ts'
import { Icon } from '../ui/icon.tsx'
import { planSymbols } from '../ui/plan-symbols.ts'
import { Points } from '../ui/points.tsx'
import { TitledText } from '../ui/titled-text.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  cards: readonly Card[]
  /** The same in another language, in the same order. */
  also?: { language: Language; cards: readonly Card[] } | undefined
}

/** Things of one kind, as entries of a list with rules between them rather than boxes. */
export function Cards({ cards, also }: Props) {
  const others = also?.cards ?? []
  return (
    <ul className={grid}>
      {cards.map(({ id, icon, title, text, points, link }, index) => (
        <li key={title} id={id} data-card>
          {icon && (
            <span>
              <Icon path={planSymbols[icon]} />
            </span>
          )}
          <div>
            <TitledText title={title} text={text} />
            {others[index] && (
              <p lang={also?.language}>
                <WordBreaks text={`${others[index].title}: ${others[index].text}`} />
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
  --room: var(--space-2);
  --rule-height: calc(var(--room) + 1px);

  display: grid;
  column-gap: var(--space-4);
  /* The first row has no rules above it, the last no room below. */
  margin-block: calc(-1 * var(--rule-height));
  clip-path: inset(var(--rule-height) -1rem -1rem);

  @container (min-width: 42rem) {
    --room: var(--space-3);

    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: var(--room);
    border-block-start: var(--rule);

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
