import { css } from '@linaria/core'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { company } from '../company/company.ts'
import { type CareTariff, monthlyCost } from '../company/monthly-cost.ts'
import {
  mostWorkplaces,
  type PricedCopy,
  type PriceRulerCopy,
  priceRulerId,
} from '../content/price-ruler-copy.ts'
import { storeEnquiry } from '../forms/prefill.ts'
import { useContentLanguage } from '../i18n/language-provider.tsx'
import { enquiryPath, type PageName } from '../pages.ts'
import { needsScripts, notPrinted } from '../style/fragments.ts'
import { button, mainButton } from '../ui/button.tsx'
import { Points } from '../ui/points.tsx'

type Props = {
  copy: PriceRulerCopy
  /** The page that an enquiry is about. */
  topic: PageName
}

const { prices } = company

/** The ruler of a page by the index of its block; the block's table has some sizes for visitors without scripts. */
export function rulerIn(
  { blocks, ruler }: Pick<PricedCopy, 'blocks' | 'ruler'>,
  topic: PageName,
): Readonly<Record<number, ReactElement>> {
  const index = blocks.findIndex(({ id }) => id === priceRulerId)
  return ruler ? { [index]: <PriceRuler copy={ruler} topic={topic} /> } : {}
}

/** A scale of workplaces, and what the chosen tariff costs for so many. */
function PriceRuler({ copy, topic }: Props) {
  const { tariffs, hasTelephony } = copy
  const language = useContentLanguage()
  const id = useId()
  const isAboutPhones = topic === 'telephony'
  const [workplaces, setWorkplaces] = useState(12)
  const [tariff, setTariff] = useState<CareTariff | undefined>(isAboutPhones ? undefined : tariffs.at(-1))
  const [withTelephony, setWithTelephony] = useState(isAboutPhones)
  const form = useRef<HTMLFormElement>(null)

  // What was chosen before hydration.
  useEffect(() => {
    const chosen = new FormData(form.current ?? undefined)
    setWorkplaces(Number(chosen.get('workplaces')))
    setTariff(tariffs.find((name) => name === chosen.get('tariff')))
    setWithTelephony(chosen.has('telephony'))
  }, [tariffs])

  const choice = { workplaces, tariff, hasTelephony: withTelephony }
  const cost = monthlyCost(choice, prices)
  const lines = copy.lines(cost, choice)
  const total = copy.total(cost)

  return (
    <form
      ref={form}
      className={ruler}
      aria-label={copy.workplaces}
      onSubmit={(event) => event.preventDefault()}
    >
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
            value={workplaces}
            onChange={(event) => setWorkplaces(event.target.valueAsNumber)}
          />
        </p>
        {tariffs.length > 0 && (
          <p>
            <label htmlFor={`${id}tariff`}>{copy.tariff}</label>
            <select
              id={`${id}tariff`}
              name="tariff"
              value={tariff ?? ''}
              onChange={(event) => setTariff(tariffs.find((name) => name === event.target.value))}
            >
              {tariffs.map((name) => (
                <option key={name} value={name}>
                  {copy.tariffNames[name]}
                </option>
              ))}
              <option value="">{copy.none}</option>
            </select>
          </p>
        )}
        {hasTelephony && (
          <label>
            <input
              name="telephony"
              type="checkbox"
              checked={withTelephony}
              onChange={(event) => setWithTelephony(event.target.checked)}
            />
            {copy.telephony}
          </label>
        )}
      </div>
      <div className={bill}>
        <div role="status">
          <dl>
            {lines.map(([line, price]) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
          <p>
            <strong>{total}</strong>
          </p>
        </div>
        <p>
          <small>{copy.remainder}</small>
        </p>
        <Link
          viewTransition
          className={`${button} ${mainButton}`}
          to={enquiryPath(language, topic, tariff)}
          onClick={() => {
            const written = lines.map(([line, price]) => `${line}: ${price}`)
            storeEnquiry(language, topic, copy.message(written, total))
          }}
        >
          {copy.enquire}
        </Link>
      </div>
      {tariff && (
        <div className={included}>
          <h3>{copy.includedIn}</h3>
          <Points points={copy.included(tariff)} />
        </div>
      )}
    </form>
  )
}

const ruler = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-2);
  border: 2px solid var(--ink);

  @container (min-width: 42rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-3);
  }

  ${needsScripts}
  ${notPrinted}
`

const choices = css`
  display: grid;
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

  p label {
    font-weight: var(--weight-strong);
  }

  output {
    font-size: 1.75rem;
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  /* Its middle is 8px from either end. */
  input[type='range'] {
    width: 100%;
    height: 2rem;
    margin: 0;
    accent-color: var(--accent);
  }

  /* A surveyor's scale: a stroke for each five workplaces, from none on. */
  p:has([type='range'])::after {
    content: '';
    flex: 0 0 calc((100% - 16px) * 60 / 59);
    height: 0.75rem;
    margin-inline: calc(8px - (100% - 16px) / 59) -8px;
    background:
      repeating-linear-gradient(90deg, var(--ink) 0 1px, transparent 0 calc(100% / 6)),
      repeating-linear-gradient(90deg, var(--ink) 0 1px, transparent 0 calc(100% / 12)) 0 0 / 100% 0.375rem no-repeat;
  }

  select {
    flex: 1 1 100%;
    min-height: 3rem;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }

  > label {
    display: flex;
    gap: var(--space-1);
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.35;
    cursor: pointer;
  }

  [type='checkbox'] {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--accent);
  }
`

const bill = css`
  grid-row: span 2;
  font-variant-numeric: tabular-nums;

  dl {
    margin: 0;
  }

  dl div {
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    padding-block: 0.375rem;
    border-block-end: var(--rule);
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }

  strong {
    font-size: 1.375rem;
    line-height: 1.25;
  }

  p {
    margin-block: var(--space-1);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`

const included = css`
  h3 {
    margin-block-start: 0;
    font-size: var(--text);
  }
`
