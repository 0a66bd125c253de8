import { css } from '@linaria/core'
import { useId } from 'react'
import type { PriceRulerCopy } from '../content/price-ruler-copy.ts'
import { fieldBox, tickLabel } from '../style/fragments.ts'
import { careTariffs, mostWorkplaces } from './bill.ts'
import type { Choice } from './monthly-cost.ts'

type Props = {
  copy: PriceRulerCopy
  /** What is chosen at first. */
  start: Choice
  workplaces: number
}

/** The scale of workplaces, the tariff and the telephony. */
export function Choices({ copy, start, workplaces }: Props) {
  const id = useId()
  return (
    <div className={choices}>
      <p>
        <label htmlFor={`${id}workplaces`}>{copy.workplaces}</label>
        <output htmlFor={`${id}workplaces`}>{workplaces}</output>
        <input
          id={`${id}workplaces`}
          name="workplaces"
          type="range"
          min={1}
          max={mostWorkplaces}
          defaultValue={start.workplaces}
        />
        <span className={numerals} aria-hidden="true">
          {[0, 20, 40, mostWorkplaces].map((count) => (
            <span key={count}>{count}</span>
          ))}
        </span>
      </p>
      <p>
        <label htmlFor={`${id}tariff`}>{copy.tariff}</label>
        <select id={`${id}tariff`} name="tariff" defaultValue={start.tariff ?? ''}>
          {careTariffs.map((name) => (
            <option key={name} value={name}>
              {copy.tariffNames[name]}
            </option>
          ))}
          <option value="">{copy.none}</option>
        </select>
      </p>
      <label>
        <input name="telephony" type="checkbox" defaultChecked={start.hasTelephony} />
        {copy.telephony}
      </label>
    </div>
  )
}

/** A surveyor's scale: a stroke for each five workplaces, from none to sixty, and a number for each twenty. */
const numerals = css`
  display: flex;
  flex: 0 0 calc((100% - 16px) * 60 / 59);
  justify-content: space-between;
  margin-inline: calc(8px - (100% - 16px) / 59) -8px;
  padding-block-start: 0.75rem;
  background:
    repeating-linear-gradient(90deg, var(--ink) 0 1px, transparent 0 calc((100% - 1px) / 6)) 0 0 / 100% 0.75rem no-repeat,
    repeating-linear-gradient(90deg, var(--ink) 0 1px, transparent 0 calc((100% - 1px) / 12)) 0 0 / 100% 0.375rem no-repeat;
  font-size: var(--text-small);
  line-height: 1.4;

  > span {
    display: flex;
    justify-content: center;
    width: 1px;
    white-space: nowrap;
  }
`

const choices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  align-content: start;

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-1);
    align-items: baseline;
    justify-content: space-between;
    margin: 0;
  }

  p label,
  output {
    font-weight: var(--weight-strong);
  }

  output {
    font-size: var(--text-h3);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  /* Its middle is 8px from either end. */
  input[type='range'] {
    width: 100%;
    height: 2rem;
    margin: 0;
  }

  /* Not over the strokes below. */
  input[type='range']:focus-visible {
    outline-offset: -5px;
  }

  select {
    ${fieldBox}
    flex: 1 1 100%;
    width: 100%;
    min-width: 0;
  }

  > label {
    ${tickLabel}
  }
`
