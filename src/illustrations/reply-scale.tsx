import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'
import { ticks } from './trace.ts'

const first = 48
const last = first + 384
/** Before the time is over. */
const answered = last - 72

/** The hours between a message and its answer, as a scale. */
export function ReplyScale({ hours }: { hours: number }) {
  const part = (last - first) / hours
  return (
    <Sheet scale={`${hours} h`} height={240}>
      <path d={ticks(first, 176, part, hours, 6)} stroke="var(--line-strong)" strokeWidth="1.5" />
      <g stroke="currentColor">
        <path d={`M${first} 176H${last}v18H${first}z`} strokeWidth="2.5" />
        <path d={`M${first} 189.5H${last}`} strokeWidth="9" strokeDasharray={part * 6} />
      </g>
      <path
        d={`M${first} 176C${first + 60} 36 ${answered - 60} 36 ${answered} 176`}
        stroke="var(--accent)"
        strokeWidth="2.5"
      />
      <g fill="var(--accent)">
        <circle cx={first} cy="176" r="5" />
        <circle cx={answered} cy="176" r="5" />
      </g>
      <Labels
        labels={[
          { text: '0', at: [first, 216], anchor: 'middle' },
          { text: `${hours} h`, at: [last, 216], anchor: 'middle' },
          { name: 'message', at: [first - 24, 24] },
          { name: 'answer', at: [last + 24, 24], anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}
