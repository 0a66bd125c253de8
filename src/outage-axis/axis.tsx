import { css } from '@linaria/core'
import type { OutageAxisCopy } from '../content/outage-axis-copy.ts'
import { lettering } from '../illustrations/plan-text.tsx'
import { backupIntervals, type Outage } from './outage-cost.ts'
import { hoursText } from './outage-texts.ts'

/** Working hours on the axis, before and after the failure. */
const before = 8
const after = 16
const all = before + after

type Props = {
  /** What handles and drawing begin with. */
  start: Outage
  outage: Outage
  copy: OutageAxisCopy
  /** The handles have labels elsewhere. */
  idOf: (name: 'sinceBackup' | 'down') => string
}

/**
 * An outage on an axis of working hours. The handles are on it: one left of the last backup, one right of the moment
 * when all works again, so that they never cover each other.
 */
export function Axis({ start, outage, copy, idOf }: Props) {
  return (
    <div className={axis}>
      <Drawing outage={outage} copy={copy} />
      {(['sinceBackup', 'down'] as const).map((name) => (
        <input
          key={name}
          id={idOf(name)}
          name={name}
          type="range"
          step={name === 'down' ? 1 : Math.min(1, outage.backupEvery)}
          max={name === 'down' ? after : outage.backupEvery}
          defaultValue={start[name]}
          aria-valuetext={hoursText(outage[name], copy)}
        />
      ))}
    </div>
  )
}

/** One for each hour, longer ones for each four. */
const strokes = Array.from({ length: all + 1 }, (_, hour) => `M${hour} 4.25v${hour % 4 ? 0.4 : 0.8}`).join('')

const numbered = Array.from({ length: all / 4 + 1 }, (_, index) => index * 4)

/**
 * Wide as the window allows, with letters of one size: a unit is an hour across, and a rem down. Texts are placed in em,
 * since WebKit (2.50) knows no rem there.
 */
function Drawing({ outage: { sinceBackup, down }, copy }: Pick<Props, 'outage' | 'copy'>) {
  const last = before - sinceBackup
  const back = before + down
  const names = [
    [copy.back, back, 1],
    [copy.backup, last, 2.5],
    [copy.failure, before, 8],
  ] as const
  return (
    <svg aria-hidden="true">
      <svg viewBox={`0 0 ${all} 8`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d={strokes} stroke="var(--line-strong)" />
        <path d={`M${last} 2.6v2M${back} 1.2v3.4`} stroke="var(--line-strong)" strokeDasharray="2 4" />
        <path d={`M0 4.25H${all}`} stroke="currentColor" strokeWidth="1.5" />
        <path d={`M${last} 4.25H${before}`} stroke="var(--accent)" strokeWidth="8" />
        <path d={`M${before} 4.25H${back}`} stroke="currentColor" strokeWidth="8" strokeDasharray="4 4" />
        <path d={`M${before} 3.2v2.1`} stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {numbered.map((hour) => (
        <text key={hour} x={across(hour)} y="6.5em">
          {Math.abs(hour - before)}
          {hour % all === 0 && '\u00a0h'}
        </text>
      ))}
      {names.map(([name, hour, y]) => (
        <text key={y} x={across(hour)} y={`${y}em`}>
          {name}
        </text>
      ))}
    </svg>
  )
}

const across = (hours: number) => `${(hours / all) * 100}%`

/* Filled with its border: forced colours and print omit backgrounds. */
const handle = `
  appearance: none;
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.75rem;
  border: solid;
  border-width: 0.875rem 0.75rem;
  border-radius: var(--outer-end);
  background: none;
`

const axis = css`
  position: relative;

  /* A handle at either end, and half a name. */
  margin-inline: 1.5rem;

  svg {
    display: block;
    width: 100%;
    height: 8rem;
    overflow: visible;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  text {
    ${lettering}
    font-size: var(--text-small);
    text-anchor: middle;
  }

  input {
    appearance: none;
    position: absolute;
    inset-block-start: 2.875rem;
    height: 2.75rem;
    margin: 0;
    background: none;
    cursor: ew-resize;
  }

  /* Its width is the longest time for which the handle can be moved, and the handle. */
  [name='sinceBackup'] {
    right: ${across(after)};
    direction: rtl;
    color: var(--accent);
    --outer-end: 1rem 0 0 1rem;
  }

  ${backupIntervals.map((hours) => `[max='${hours}'] { width: calc(${across(hours)} + 1.5rem); }`).join('\n')}

  [name='down'] {
    left: ${across(before)};
    width: calc(${across(after)} + 1.5rem);
    color: inherit;
    --outer-end: 0 1rem 1rem 0;
  }

  ::-webkit-slider-thumb {
    ${handle}
  }

  ::-moz-range-thumb {
    ${handle}
  }

  ::-moz-range-track {
    background: none;
  }
`
