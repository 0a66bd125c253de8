import { css } from '@linaria/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { OutageAxisCopy } from '../content/outage-axis-copy.ts'
import { type Outage, outageCost } from '../content/outage-cost.ts'
import { sheetText } from '../illustrations/plan-text.tsx'
import { needsScripts } from '../style/fragments.ts'

const ranges = { sinceBackup: [0, 8], down: [0, 16] } as const
const numbers = { people: 999, hourlyCost: 999 } as const

const start: Outage = { backupEvery: 8, sinceBackup: 6, down: 4, people: 10, hourlyCost: 40 }

/** An outage on an axis of working hours, which sliders move, and what it costs in numbers of one's own. */
export function OutageAxis({ copy }: { copy: OutageAxisCopy }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [outage, setOutage] = useState(start)
  const read = () => {
    const typed = new FormData(form.current ?? undefined)
    const numberIn = (name: string) => Math.max(0, Number(typed.get(name)) || 0)
    setOutage({
      backupEvery: numberIn('backupEvery'),
      sinceBackup: numberIn('sinceBackup'),
      down: numberIn('down'),
      people: Math.min(numberIn('people'), numbers.people),
      hourlyCost: Math.min(numberIn('hourlyCost'), numbers.hourlyCost),
    })
  }
  // What was chosen before hydration.
  useEffect(read, [])

  return (
    <form ref={form} className={sheet} onInput={read} onSubmit={(event) => event.preventDefault()}>
      <Drawing outage={outage} copy={copy} />
      <div className={choices}>
        <p>
          <label htmlFor={`${id}every`}>{copy.labels.backupEvery}</label>
          <select id={`${id}every`} name="backupEvery" defaultValue={start.backupEvery}>
            {copy.intervals.map(([hours, name]) => (
              <option key={hours} value={hours}>
                {name}
              </option>
            ))}
          </select>
        </p>
        {(['sinceBackup', 'down'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${id}${name}`}>{copy.labels[name]}</label>
            <output htmlFor={`${id}${name}`}>{copy.hours(outage[name])}</output>
            <input
              id={`${id}${name}`}
              name={name}
              type="range"
              min={ranges[name][0]}
              max={ranges[name][1]}
              defaultValue={start[name]}
            />
          </p>
        ))}
        {(['people', 'hourlyCost'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${id}${name}`}>{copy.labels[name]}</label>
            <input
              id={`${id}${name}`}
              name={name}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={0}
              max={numbers[name]}
              defaultValue={start[name]}
            />
          </p>
        ))}
      </div>
      <div role="status">
        <dl>
          {copy.result(outageCost(outage)).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </form>
  )
}

const hour = 17
const zero = 30

/** One for each hour, longer ones for each four. */
const strokes = Array.from(
  { length: 25 },
  (_, index) => `M${zero + index * hour} 90v${index % 4 === 0 ? 12 : 6}`,
).join('')

/** From the last backup on. Each name has a line of its own, since the moments may be one. */
function Drawing({
  outage: { backupEvery, sinceBackup, down },
  copy,
}: {
  outage: Outage
  copy: OutageAxisCopy
}) {
  const failure = zero + sinceBackup * hour
  const last = failure - Math.min(sinceBackup, backupEvery) * hour
  const back = failure + down * hour
  return (
    <svg viewBox="8 0 464 160" fill="none" aria-hidden="true">
      <path d={`M${zero - 18} 90H466`} stroke="currentColor" strokeWidth="1.5" />
      <path d={strokes} stroke="var(--line-strong)" />
      <path d={`M${last} 62H${failure}`} stroke="var(--accent)" strokeWidth="6" />
      <path d={`M${failure} 62H${back}`} stroke="currentColor" strokeWidth="6" strokeDasharray="4 4" />
      <path
        d={`M${last} 40v50M${failure} 40v68M${back} 40v92`}
        stroke="var(--line-strong)"
        strokeDasharray="2 4"
      />
      <circle cx={last} cy="90" r="5" fill="var(--accent)" />
      <g className={sheetText}>
        <text x={last - 12} y="32">
          {copy.backup}
        </text>
        <text x={failure} y="124" textAnchor="middle">
          {copy.failure}
        </text>
        <text x={Math.min(back, 430)} y="150" textAnchor="middle">
          {copy.back}
        </text>
      </g>
    </svg>
  )
}

const sheet = css`
  padding: var(--space-3) var(--space-2);
  border: 2px solid var(--ink);

  /* The width that the lettering follows. */
  container-type: inline-size;

  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }

  dl {
    margin: var(--space-3) 0 0;
    font-variant-numeric: tabular-nums;
  }

  dl div {
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    padding-block: 0.375rem;
    border-block-end: var(--rule);
  }

  dl div:last-child {
    font-size: 1.375rem;
    font-weight: var(--weight-strong);
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }

  ${needsScripts}
`

const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-3);

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem var(--space-2);
    align-items: baseline;
    justify-content: space-between;
    margin: 0;
  }

  label,
  output {
    font-weight: var(--weight-strong);
  }

  input,
  select {
    flex: 1 1 100%;
    min-width: 0;
    min-height: 3rem;
    margin: 0;
    accent-color: var(--accent);
    font: inherit;
  }

  select,
  [type='number'] {
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
  }
`
