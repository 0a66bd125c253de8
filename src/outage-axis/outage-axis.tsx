import { css } from '@linaria/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { OutageAxisCopy } from '../content/outage-axis-copy.ts'
import { billRows, fieldBox, needsScripts } from '../style/fragments.ts'
import { TermList } from '../ui/term-list.tsx'
import { Axis } from './axis.tsx'
import { backupIntervals, type Outage, outageCost } from './outage-cost.ts'
import { costRows, hoursText } from './outage-texts.ts'

const highest = 9999

const start: Outage = { backupEvery: 8, sinceBackup: 6, down: 4, people: 10, hourlyCost: 40 }

/** An outage on an axis, whose handles can be moved, and what it costs in numbers of one's own. */
export function OutageAxis({ copy }: { copy: OutageAxisCopy }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [outage, setOutage] = useState(start)
  const read = () => {
    const typed = new FormData(form.current ?? undefined)
    const numberIn = (name: string) => Math.min(Math.max(0, Number(typed.get(name)) || 0), highest)
    const backupEvery = numberIn('backupEvery')
    setOutage({
      backupEvery,
      // As the browser corrects the handle when its end is lower.
      sinceBackup: Math.min(numberIn('sinceBackup'), backupEvery),
      down: numberIn('down'),
      people: numberIn('people'),
      hourlyCost: numberIn('hourlyCost'),
    })
  }
  // What was chosen before hydration.
  useEffect(read, [])
  const idOf = (name: string) => id + name

  return (
    <form ref={form} className={sheet} onInput={read} onSubmit={(event) => event.preventDefault()}>
      <Axis start={start} outage={outage} copy={copy} idOf={idOf} />
      <div className={readings}>
        {(['sinceBackup', 'down'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={idOf(name)}>{copy.labels[name]}</label>
            <output htmlFor={idOf(name)}>{hoursText(outage[name], copy)}</output>
          </p>
        ))}
      </div>
      <div className={choices}>
        <p>
          <label htmlFor={idOf('backupEvery')}>{copy.labels.backupEvery}</label>
          <select id={idOf('backupEvery')} name="backupEvery" defaultValue={start.backupEvery}>
            {backupIntervals.map((hours) => (
              <option key={hours} value={hours}>
                {copy.intervals[hours]}
              </option>
            ))}
          </select>
        </p>
        {(['people', 'hourlyCost'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={idOf(name)}>{copy.labels[name]}</label>
            <input
              id={idOf(name)}
              name={name}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={0}
              max={highest}
              defaultValue={start[name]}
            />
          </p>
        ))}
      </div>
      <div role="status">
        <TermList rows={costRows(outageCost(outage), copy)} />
      </div>
    </form>
  )
}

const sheet = css`
  padding: var(--space-3) var(--space-2);
  border: 2px solid var(--ink);
  break-inside: avoid;

  dl {
    margin: var(--space-3) 0 0;
  }

  ${billRows}

  dl div:last-child {
    font-size: 1.375rem;
    font-weight: var(--weight-strong);
  }

  ${needsScripts}
`

const readings = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin-block-start: var(--space-3);

  p {
    display: flex;
    gap: var(--space-2);
    align-items: baseline;
    margin: 0;
  }

  label,
  output {
    font-weight: var(--weight-strong);
  }

  /* A sample of its line on the axis. */
  label:has(+ output)::before {
    content: '';
    display: inline-block;
    width: 1.25rem;
    height: 0.5rem;
    margin-inline-end: 0.5rem;
    border: solid var(--accent);
    border-width: 0 0.625rem;
  }

  p + p label:has(+ output)::before {
    border-color: currentColor;
    border-width: 0 0.375rem;
  }

  output {
    white-space: nowrap;
  }
`

const choices = css`
  display: grid;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-3);

  /* The fields of a row begin on one line, however long their labels are. */
  @container (min-width: 42rem) {
    grid-template-columns: 4fr 3fr 3fr;
  }

  p {
    display: grid;
    gap: 0.25rem;
    align-content: end;
    margin: 0;
  }

  label {
    font-weight: var(--weight-strong);
  }

  input,
  select {
    ${fieldBox}
    width: 100%;
  }
`
