import { css } from '@linaria/core'
import type { Block } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { notPrinted, openDetails, summaries } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** The list of a page's sections; in wide windows it is open. Less than about four screens need none. */
export function PageIndex({ blocks }: { blocks: readonly Block[] }) {
  const { onThisPage } = useContentMessages()
  if (blocks.length < 5) return null
  return (
    <nav aria-label={onThisPage} className={list}>
      <details>
        <summary>{onThisPage}</summary>
        <ol>
          {blocks.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <WordBreaks text={heading} inLink />
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

  /* Browsers that cannot show the content of a closed element leave it closed. */
  @supports selector(::details-content) {
    @media (min-width: 64rem) {
      font-size: var(--text-small);

      summary {
        display: none;
      }

      ${openDetails}

      ol {
        columns: 4 14rem;
      }

      li {
        break-inside: avoid;
      }

      a {
        padding-block: 0.3rem;
      }
    }
  }

  ${notPrinted}
`
