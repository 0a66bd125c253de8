import { css } from '@linaria/core'
import type { Specimen } from '../content/page-copy.ts'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { TermList } from '../ui/term-list.tsx'
import { Table } from './table.tsx'

/** A paper as it lies in a customer's folder, with a stamp that says it is a specimen. */
export function SpecimenPaper({ specimen: { title, facts, head, rows, closing } }: { specimen: Specimen }) {
  const { specimen } = useContentMessages()
  return (
    <div className={paper} data-paper>
      <p className={stamp}>{specimen}</p>
      <h3>{title}</h3>
      <TermList rows={facts} />
      <Table caption={title} head={head} rows={rows} />
      <p>{closing}</p>
    </div>
  )
}

const paper = css`
  position: relative;
  max-width: 55rem;
  padding: var(--space-3);
  border: 1px solid var(--line-strong);
  box-shadow: var(--shadow);
  font: 0.875rem / 1.55 var(--font-code);

  h3 {
    max-width: calc(100% - 7rem);
    margin-block-end: var(--space-2);
    font-size: 1rem;
  }

  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }

  dt {
    flex: 0 0 6rem;
    color: var(--ink-soft);
  }

  dd {
    flex: 1 8rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    margin: var(--space-2) 0 0;
  }
`

const stamp = css`
  position: absolute;
  inset: var(--space-2) var(--space-3) auto auto;
  margin: 0;
  padding: 0.1em 0.6em;
  border: 2px solid;
  color: var(--accent-text);
  font-weight: var(--weight-strong);
  rotate: -5deg;
`
