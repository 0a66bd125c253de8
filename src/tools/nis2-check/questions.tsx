import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import {
  type Annex,
  checkCountries,
  type Nis2CheckCopy,
  ranges,
  sectorsByAnnex,
  sizeFigures,
  specialCases,
} from '../../content/nis2-check-copy.ts'
import { fieldBox, tickLabel } from '../../style/fragments.ts'

type Props = { copy: Nis2CheckCopy }

/** Seven questions: choices of one, a list of sectors, and what may be ticked. */
export function Questions({ copy }: Props) {
  return (
    <div className={questions}>
      <Group name="country" legend={copy.questions.country}>
        {checkCountries.map((country) => (
          <Choice key={country} name="country" value={country} label={copy.laws[country].name} />
        ))}
      </Group>
      <Sectors copy={copy} />
      {sizeFigures.map((figure) => (
        <Group
          key={figure}
          name={figure}
          legend={copy.questions[figure]}
          hint={copy.hints[figure === 'employees' ? 'employees' : 'money']}
        >
          {ranges[figure].map((smallest, index) => (
            <Choice
              key={smallest}
              name={figure}
              value={String(smallest)}
              label={copy.ranges[figure][index] as string}
            />
          ))}
        </Group>
      ))}
      <Group name="special" legend={copy.questions.special} hint={copy.hints.special} isList>
        {specialCases.map((one) => (
          <Choice key={one} name={`special-${one}`} type="checkbox" label={copy.special[one]} />
        ))}
      </Group>
      <Group name="customers" legend={copy.questions.customers} isList>
        <Choice name="customers" type="checkbox" label={copy.customers} />
      </Group>
    </div>
  )
}

function Sectors({ copy }: Props) {
  return (
    <div>
      <label htmlFor="nis2-sector">{copy.questions.sector}</label>
      <select id="nis2-sector" name="sector" autoComplete="off">
        <option value="">{copy.choose}</option>
        {(Object.keys(sectorsByAnnex) as Annex[]).map((annex) => (
          <optgroup key={annex} label={copy.annexes[annex]}>
            {sectorsByAnnex[annex].map((sector) => (
              <option key={sector} value={sector}>
                {copy.sectors[sector]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

type GroupProps = { name: string; legend: string; hint?: string; isList?: boolean; children: ReactNode }

function Group({ name, legend, hint, isList, children }: GroupProps) {
  const hintId = hint && `nis2-${name}-hint`
  return (
    <fieldset aria-describedby={hintId}>
      <legend>{legend}</legend>
      {hint && <p id={hintId}>{hint}</p>}
      <div data-list={isList}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; value?: string; label: string; type?: 'radio' | 'checkbox' }

function Choice({ name, value, label, type = 'radio' }: ChoiceProps) {
  return (
    <label>
      <input type={type} name={name} value={value} />
      {label}
    </label>
  )
}

const questions = css`
  counter-reset: question;

  > * {
    counter-increment: question;
    min-width: 0;
    margin: 0;
    padding: 0.75rem 0;
    border: 0;
    border-block-start: var(--rule);
  }

  legend,
  > div > label {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: var(--weight-strong);
    line-height: 1.3;

    &::before {
      content: counter(question) ' ';
      color: var(--accent-text);
      font-family: var(--font);
    }
  }

  p {
    clear: both;
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  fieldset div {
    clear: both;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: 0 var(--space-2);
    padding-block-start: 0.25rem;
  }

  /* Labels of several lines. */
  fieldset [data-list] {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0.5rem;
  }

  fieldset label {
    ${tickLabel}
  }

  /* As empty boxes are in base.css. */
  @media (forced-colors: none) {
    [type='radio']:not(:checked) {
      appearance: none;
      border: 1px solid var(--line-strong);
      border-radius: 50%;
    }
  }

  select {
    ${fieldBox}
    width: 100%;
    margin-block-start: 0.5rem;
  }
`
