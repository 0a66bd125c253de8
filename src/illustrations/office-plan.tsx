import type { Surrounding } from '../company/schema/surroundings.ts'
import { Labels } from './labels.tsx'
import { house, placeName, placeSurroundings, streetName, turnOf } from './office-places.ts'
import { sheetText } from './plan-text.tsx'
import { Sheet } from './sheet.tsx'
import { hatch, type Point } from './trace.ts'

const [x, y] = house

/** Streets, stops and car parks around the office, from the facts; its text is `describeSurroundings`. */
export function OfficePlan({ rows }: { rows: readonly Surrounding[] }) {
  const placed = placeSurroundings(rows)
  const streets = placed.filter(({ row }) => row.kind === 'street')
  const places = placed.filter(({ row }) => row.kind !== 'street')
  const lines = (
    <>
      {streets.map((street) => (
        <path key={street.at.join()} d="M-600 0H600" transform={turned(street.at, turnOf(street))} />
      ))}
    </>
  )
  return (
    <Sheet scale="" title={null}>
      <g stroke="var(--line-strong)" strokeWidth="30">
        {lines}
      </g>
      <g stroke="var(--paper)" strokeWidth="27">
        {lines}
      </g>
      <path d={hatch(x - 17, y - 17, 34, 34, 6)} stroke="var(--accent)" />
      <path d={`M${x - 17} ${y - 17}h34v34h-34z`} stroke="var(--accent)" strokeWidth="2.5" />
      {places.map(({ row, at, angle }) => (
        <path
          key={`${row.kind} ${at.join()}`}
          d={symbols[row.kind]}
          transform={turned(at, row.kind === 'entrance' ? angle : 0)}
          fill="var(--paper)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      <path d="M452 56V14m0 0l-7 22h14z" fill="currentColor" stroke="currentColor" strokeWidth="1.5" />
      <g data-labels="" className={sheetText}>
        {streets.map((street) => {
          const { at, anchor } = streetName(street, streets)
          return (
            <text key={at.join()} y="5" transform={turned(at, turnOf(street))} textAnchor={anchor}>
              {street.row.name}
            </text>
          )
        })}
      </g>
      <Labels
        labels={[
          { text: 'N', at: [452, 70], anchor: 'middle' },
          ...places.flatMap((place) =>
            place.row.name ? [{ text: place.row.name, ...placeName(place) }] : [],
          ),
        ]}
      />
    </Sheet>
  )
}

const turned = (at: Point, degrees: number) => `translate(${at.join(' ')}) rotate(${degrees})`

/** That of an entrance for one in the north. */
const symbols: Record<Surrounding['kind'], string> = {
  street: '',
  entrance: 'M0 2l-8-12h16z',
  stop: 'M-11 0a11 11 0 1 1 22 0 11 11 0 1 1-22 0zM-4-6V6M4-6V6M-4 0h8',
  parking: 'M-10-10h20v20h-20zM-3 7V-6h3a3.5 3.5 0 0 1 0 7h-3',
  landmark: 'M0-10l10 18h-20z',
}
