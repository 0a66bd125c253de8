import { css } from '@linaria/core'
import { useLoaderData } from 'react-router-dom'
import { useToday } from '../../blocks/date-stamp.tsx'
import type { SitePlanCopy } from '../../content/site-plan-copy.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { company } from '../../site/company.ts'
import { shortDay } from '../../site/format.ts'
import { WordBreaks } from '../../ui/word-breaks.tsx'
import { maxBusinessLength } from './plan.ts'
import { part } from './sheet-layout.tsx'

/** What the plan says about itself, in its lower right corner; `day` is that of its last answer. */
export function TitleBlock({ copy, day }: { copy: SitePlanCopy; day: string }) {
  const { day: buildDay } = useLoaderData() as { day: string }
  const today = useToday(buildDay)
  const shown = day || today
  const language = useContentLanguage()
  const { title, date, drawnBy } = copy.titleBlock
  return (
    <div className={`${part} ${titleBlock}`}>
      <p>
        <WordBreaks text={title} />
      </p>
      <dl>
        <div>
          <dt>{date}</dt>
          <dd>
            <time dateTime={shown}>{shortDay(shown, language)}</time>
          </dd>
        </div>
        <div>
          <dt>
            <label htmlFor="plan-business">{copy.sharing.business}</label>
          </dt>
          <dd>
            <input
              id="plan-business"
              type="text"
              name="business"
              maxLength={maxBusinessLength}
              autoComplete="organization"
              enterKeyHint="done"
            />
          </dd>
        </div>
        <div>
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
  font-family: var(--font);

  p {
    font-weight: 700;
  }

  dl {
    display: grid;
    gap: 1px;
    margin: 0;
    font-size: 0.8125rem;
    line-height: 1.45;
  }

  div {
    padding: var(--space-1) var(--space-2);
    outline: 1px solid var(--ink);
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  input {
    width: 100%;
    min-height: 2rem;
    padding: 0;
    border: 0;
    border-block-end: 1px dashed var(--line-strong);
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 700;

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }

  @media print {
    dl {
      font-size: 9pt;
    }

    input {
      min-height: 0;
      border: 0;
    }
  }
`
