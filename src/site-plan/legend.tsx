import { css } from '@linaria/core'
import { answers, type SitePlanCopy } from '../content/site-plan-copy.ts'
import { part } from './sheet-layout.tsx'

/** How the fronts are drawn, and what that means; screen readers read the index instead. */
export function Legend({ copy }: { copy: SitePlanCopy }) {
  return (
    <ul className={`${part} ${legend}`} aria-hidden="true">
      {[...answers, 'open' as const].map((state) => (
        <li key={state}>
          <svg viewBox="0 0 32 14" width="32" height="14" fill="none" aria-hidden="true" focusable="false">
            {symbols[state]}
          </svg>
          {copy.states[state]}
        </li>
      ))}
    </ul>
  )
}

const symbols = {
  yes: <path d="M0 7h32" stroke="currentColor" strokeWidth="4" />,
  no: <path d="M0 7h32" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="7 5" />,
  unknown: <path d="M2 14L12 0M10 14L20 0M18 14L28 0" stroke="var(--line-strong)" strokeWidth="2" />,
  open: <path d="M0 7h32" stroke="currentColor" />,
}

const legend = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  border-block-end: var(--rule);
  font: 0.8125rem / 1.5 var(--font);

  && {
    padding-block: var(--space-1);
  }

  @media (width < 48rem) {
    && {
      z-index: auto;
      order: 1;
    }
  }

  @media print {
    && {
      grid-column: auto;
      padding-inline: 2.5mm;
      font-size: 9pt;
      grid-template-columns: 1fr;
      align-content: end;
      border-block-end: 1px solid var(--ink);
      border-inline-start: 1px solid var(--ink);
    }
  }

  li {
    display: flex;
    gap: var(--space-1);
    align-items: center;
  }
`
