import { companyTime } from '../site/clock.ts'
import { company } from '../site/company.ts'
import { useMinute } from '../ui/use-minute.ts'
import { WatchedPlace } from './fortress/watched-place.tsx'
import { Labels } from './labels.tsx'
import { Sheet } from './sheet.tsx'
import { onCircle, type Point } from './trace.ts'

const { office, phone } = company.hours
const centre = [240, 160] as const

/**
 * A day as a ring of 24 hours, midnight at the top, with the hours of the office and of the phone inside. The accent runs
 * from the evening to the morning: the hours in which nobody answers the phone and somebody still watches. In a browser a hand shows the time where the company is.
 *
 * @param isSecond the page has another drawing, and its number
 */
export function Watch({ isSecond }: { isSecond?: true }) {
  const now = useMinute()
  const time = now && companyTime(now).toISOString().slice(11, 16)
  const opens = pointAt(phone.opens)
  return (
    <Sheet scale="24 h" {...(isSecond && { title: null })}>
      <g stroke="var(--line-strong)">
        <path d="M-288 160h372m312 0h372" strokeDasharray="12 5 2 5" />
        <circle cx="240" cy="160" r="132" />
        <circle
          cx="240"
          cy="160"
          r="127"
          strokeWidth="10"
          strokeDasharray="1.4 31.849"
          strokeDashoffset=".7"
        />
        <path d="M240 14v28m146 118h-28m-118 146v-28M94 160h28" stroke="currentColor" strokeWidth="2.5" />
      </g>
      <WatchedPlace />
      <path d={arc(office.opens, office.closes, 114)} stroke="currentColor" strokeWidth="6" />
      <path
        d={arc(phone.opens, phone.closes, 106)}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="5 4"
      />
      <path d={arc(phone.closes, phone.opens)} stroke="var(--accent)" strokeWidth="2.5" />
      <g fill="var(--accent)">
        {time && (
          <path d={`M240 160L${pointAt(time, 122).join(' ')}`} stroke="var(--accent)" strokeWidth="4" />
        )}
        <circle cx="240" cy="160" r="4" />
        <circle cx={opens[0]} cy={opens[1]} r="5" />
      </g>
      <Labels
        labels={[
          { text: '0', at: [252, 16] },
          { text: '6', at: [386, 146] },
          { text: '12', at: [252, 308] },
          { text: '18', at: [96, 146], anchor: 'end' },
          labelOf(office.opens),
          labelOf(office.closes),
          { name: 'office', from: pointAt('12:50', 114), at: [190, 306], anchor: 'end' },
          { name: 'emergency', from: pointAt('02:00'), at: pointAt('02:00', 154) },
          { name: 'phone', from: pointAt('14:30', 106), at: pointAt('15:00', 184), anchor: 'end' },
        ]}
      />
    </Sheet>
  )
}

const angleOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 15 + minute / 4
}

function pointAt(time: string, radius = 132): Point {
  const [x, y] = onCircle(centre, radius, angleOf(time))
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** Clockwise. */
function arc(from: string, to: string, radius = 132): string {
  const isLarge = (angleOf(to) - angleOf(from) + 360) % 360 > 180
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M${start.join(' ')}A${radius} ${radius} 0 ${Number(isLarge)} 1 ${end.join(' ')}`
}

function labelOf(time: string) {
  const at = pointAt(time, 166)
  return { text: time, from: pointAt(time), at, ...(at[0] < centre[0] && { anchor: 'end' as const }) }
}
