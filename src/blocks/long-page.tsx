import { css } from '@linaria/core'
import type { Block } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { notPrinted, openDetails, summaries } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'
import { StaticPage, type StaticPageProps } from './static-page.tsx'

/** A page with a list of its sections. */
export function LongPage({ copy, ...props }: StaticPageProps) {
  const blocks = copy.blocks.map((block, index) => ({ id: anchorOf(block, index, copy.blocks), ...block }))
  return <StaticPage copy={{ ...copy, blocks }} index={<PagePlan blocks={blocks} />} {...props} />
}

/** `steps`, `cards` and `cards-4`: what others link to stays when a block of another kind is added. */
function anchorOf({ kind }: Block, index: number, blocks: readonly Block[]): string {
  return blocks.findIndex((block) => block.kind === kind) === index ? kind : `${kind}-${index}`
}

function PagePlan({ blocks }: { blocks: readonly Block[] }) {
  const { onThisPage } = useContentMessages()
  return (
    <nav aria-label={onThisPage} className={list}>
      <details>
        <summary>{onThisPage}</summary>
        <ol>
          {blocks.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <WordBreaks text={heading} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const list = css`
  border-block: var(--rule);

  summary,
  a {
    padding-block: 0.625rem;
  }

  a {
    display: block;
  }

  ${summaries}

  li {
    border-block-start: var(--rule);
  }

  /* Less than about four screens need none. */
  @media (min-width: 64rem) {
    &:not(:has(li:nth-child(5))) {
      display: none;
    }
  }

  /* In wide windows it is open, as an index. Browsers that cannot show the content of a closed element leave it closed. */
  @supports selector(::details-content) {
    @media (min-width: 64rem) {
      display: grid;
      grid-template-columns: var(--margin-column) minmax(0, 1fr);
      column-gap: var(--space-5);
      font-size: var(--text-small);

      &::before {
        content: attr(aria-label);
        content: attr(aria-label) / '';
        padding-block: 0.3rem;
        font-weight: var(--weight-strong);
      }

      summary {
        display: none;
      }

      ${openDetails}

      ol {
        columns: 3 14rem;
      }

      li {
        border: 0;
        break-inside: avoid;
      }

      a {
        padding-block: 0.3rem;
      }
    }
  }

  ${notPrinted}
`
