import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useToday } from '../blocks/date-stamp.tsx'
import { company } from '../company/company.ts'
import type { SitePlanCopy } from '../content/site-plan-copy.ts'
import { shortDay } from '../i18n/format.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { WordBreaks } from '../ui/word-breaks.tsx'

type Props = {
  copy: Pick<SitePlanCopy, 'titleBlock'>
  /** Of a plan that is not of today. */
  day?: string
  /** Further rows. */
  children?: ReactNode
}

/** What a plan says about itself, in its lower right corner. */
export function TitleBlock({ copy, day, children }: Props) {
  const { day: buildDay } = useLoaderData() as { day: string }
  const today = useToday(buildDay)
  const shown = day || today
  const language = useContentLanguage()
  const { title, date, drawnBy, forHand, ...rows } = copy.titleBlock
  return (
    <div className={titleBlock}>
      <p>
        <WordBreaks text={title} />
      </p>
      <dl>
        {Object.values(rows).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{date}</dt>
          <dd>
            <time dateTime={shown}>{shortDay(shown, language)}</time>
          </dd>
        </div>
        {children}
        <div data-wide data-blank>
          <dt>{forHand}</dt>
          <dd />
        </div>
        <div data-wide>
          <dt>{drawnBy}</dt>
          <dd>
            {company.name}
            <br />
            {company.phone}, {company.email.general}
          </dd>
        </div>
      </dl>
    </div>
  )
}

const titleBlock = css`
  display: flex;
  flex-direction: column;
  font-family: var(--font-plan);
  font-size: 0.8125rem;
  line-height: 1.45;

  p {
    margin: 0;
    padding: var(--space-2);
    font-size: 1rem;
    font-weight: 700;
  }

  dl {
    display: grid;
    flex: 1;
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto auto 1fr;
    gap: 1px;
    margin: 0;
    border-block-start: 1px solid var(--ink);
    background: var(--ink);
  }

  dl:has(input) {
    grid-template-rows: auto auto auto 1fr;
  }

  div {
    padding: var(--space-1) var(--space-2);
    background: var(--paper);
  }

  [data-wide] {
    grid-column: 1 / -1;
  }

  /* To be filled in by hand. */
  [data-blank] {
    display: none;

    @media print {
      display: block;
      min-height: 11mm;
    }
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
