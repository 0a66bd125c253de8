import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Table } from '../../blocks/table.tsx'
import type { PriceRulerCopy } from '../../content/price-ruler-copy.ts'
import { storeEnquiry } from '../../forms/prefill.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { fill } from '../../site/fill.ts'
import { enquiryPath, type PageName } from '../../site/pages.ts'
import { billRows, fieldBox, needsScripts, notPrinted, tickLabel } from '../../style/fragments.ts'
import { button, mainButton } from '../../ui/button.tsx'
import { Points } from '../../ui/points.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { billOf, type Choice, careTariffs } from './bill.ts'

const start: Choice = { workplaces: 12, tariff: careTariffs.at(-1), hasTelephony: false }

type Props = {
  copy: PriceRulerCopy
  /** The page that an enquiry is about. */
  topic: PageName
}

/** A scale of workplaces, and what the chosen tariff costs for so many. */
export function PriceRuler({ copy, topic }: Props) {
  const language = useContentLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(start)
  const { lines, sum, unit } = billOf(choice, copy, language)

  const read = () => {
    const given = new FormData(form.current ?? undefined)
    setChoice({
      workplaces: Number(given.get('workplaces')),
      tariff: careTariffs.find((name) => name === given.get('tariff')),
      hasTelephony: given.has('telephony'),
    })
  }
  // What was chosen before hydration.
  useEffect(read, [])

  return (
    <>
      <form
        ref={form}
        className={ruler}
        aria-label={copy.workplaces}
        onInput={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <Choices copy={copy} workplaces={choice.workplaces} />
        <div className={bill}>
          <div role="status">
            <TermList rows={lines} />
            <p>
              <strong>{sum}</strong>
              {unit && (
                <>
                  {' '}
                  <small>{unit}</small>
                </>
              )}
            </p>
          </div>
          <p>
            <small>{copy.remainder}</small>
          </p>
          <Link
            className={`${button} ${mainButton}`}
            to={enquiryPath(language, topic, choice.tariff)}
            onClick={() => {
              const written = [...lines.map((line) => line.join(': ')), [sum, unit].join(' ').trim()]
              storeEnquiry(language, topic, fill(copy.message, { lines: written.join('\n') }))
            }}
          >
            {copy.enquire}
          </Link>
        </div>
        {/* Other pages have the tariffs beside it. */}
        {topic === 'services' && choice.tariff && (
          <div className={included}>
            <h3>{copy.includedIn}</h3>
            <Points points={copy.included[choice.tariff]} />
          </div>
        )}
      </form>
      <PriceTable copy={copy} />
    </>
  )
}

/** The prices of some sizes, for visitors without scripts and on paper. */
function PriceTable({ copy }: { copy: PriceRulerCopy }) {
  const language = useContentLanguage()
  const choices = [
    ...careTariffs.map((tariff) => ({ tariff, hasTelephony: false })),
    { tariff: undefined, hasTelephony: true },
  ]
  const rows = [5, 12, 50].map((workplaces) => [
    String(workplaces),
    ...choices.map((choice) => billOf({ workplaces, ...choice }, copy, language).lines[0]?.[1] ?? ''),
  ])
  const head = [copy.workplaces, ...careTariffs.map((name) => copy.tariffNames[name]), copy.phoneSystems]
  return (
    <div className={withoutScripts}>
      <Table caption={copy.workplaces} head={head} rows={rows} />
    </div>
  )
}

/** The scale of workplaces, the tariff and the telephony. */
function Choices({ copy, workplaces }: { copy: PriceRulerCopy; workplaces: number }) {
  return (
    <div className={choices}>
      <p>
        <label htmlFor="workplaces">{copy.workplaces}</label>
        <output htmlFor="workplaces">{workplaces}</output>
        <input
          id="workplaces"
          name="workplaces"
          type="range"
          min={1}
          max={60}
          defaultValue={start.workplaces}
        />
      </p>
      <p>
        <label htmlFor="tariff">{copy.tariff}</label>
        <select id="tariff" name="tariff" defaultValue={start.tariff ?? ''}>
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

const ruler = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-2);
  border: 2px solid var(--ink);

  @container (min-width: 42rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${needsScripts}
  ${notPrinted}
`

const withoutScripts = css`
  @media screen and (scripting: enabled) {
    display: none;
  }
`

const bill = css`
  dl {
    margin: 0;
  }

  ${billRows}

  strong {
    font-size: clamp(1.5rem, 5cqi, 2.25rem);
    letter-spacing: -0.018em;
    line-height: 1.15;
  }

  p {
    margin-block: var(--space-1) var(--space-2);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`

/* Below both columns, which end alike. */
const included = css`
  grid-column: 1 / -1;
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);

  ul {
    margin: 0;
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

  input[type='range'] {
    width: 100%;
    height: 2rem;
    margin: 0;
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
