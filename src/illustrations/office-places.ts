import { compact } from '../company/optional.ts'
import type { Surrounding } from '../company/schema/surroundings.ts'
import { sides } from '../company/sides.ts'
import type { SurroundingsCopy } from '../content/page-copy.ts'
import { onCircle, type Point } from './trace.ts'

/** The drawing's width and height, and the house in its middle. */
const frame = [480, 320] as const
export const house: Point = [240, 160]

/** How far something may be from the house, so that there is room for its name. */
const room: Point = [170, 112]

/** How near it may be, so that it is beside the house. Units of the drawing. */
const nearest: Record<Surrounding['kind'], number> = {
  street: 46,
  entrance: 17,
  stop: 60,
  parking: 60,
  landmark: 60,
}

/** Angles are degrees, clockwise from the north. */
export type Placed = { row: Surrounding; at: Point; angle: number }

type Anchor = 'start' | 'middle' | 'end'

/** Where each row is drawn, north at the top: to scale, but for what would be in the house. */
export function placeSurroundings(rows: readonly Surrounding[]): Placed[] {
  const scale = Math.min(2, ...rows.map(({ side, metres }) => limitAt(angleOf(side)) / (metres || 1)))
  return rows.map((row) => {
    const angle = angleOf(row.side)
    const [x, y] = onCircle(house, Math.max(nearest[row.kind], (row.metres ?? 0) * scale), angle)
    return { row, at: [Math.round(x), Math.round(y)], angle }
  })
}

/** How far a street is turned, which runs along its side: from -90 to below 90. */
export const turnOf = ({ angle }: Placed) => ((angle + 90) % 180) - 90

/** Where the name of a street begins or ends: at the edge that is farther from other streets. */
export function streetName(street: Placed, streets: readonly Placed[]): { at: Point; anchor: Anchor } {
  const along = radians(turnOf(street))
  const length = 0.93 * Math.min(house[0] / Math.abs(Math.cos(along)), house[1] / Math.abs(Math.sin(along)))
  const [x, y] = street.at
  const endAt = (anchor: Anchor, part: number) => {
    const at: Point = [Math.round(x + part * Math.cos(along)), Math.round(y + part * Math.sin(along))]
    const others = streets.filter((other) => other !== street)
    return { at, anchor, space: Math.min(...others.map((other) => distanceTo(other, at))) }
  }
  const [start, end] = [endAt('start', -length), endAt('end', length)]
  return end.space > start.space ? end : start
}

/** Where the name of a place is: beside it, away from the house; where there is no room, above or below it. */
export function placeName({ row, at: [x, y] }: Placed): { at: Point; anchor: Anchor } {
  // A letter is up to 12 units wide, on phones; the arrow to the north is in a corner.
  const width = 12 * (row.name?.length ?? 0)
  const isEast = x > house[0]
  const anchor = isEast ? 'start' : 'end'
  if (Math.abs(x - house[0]) > 1 && width < (isEast ? frame[0] - 50 - x : x - 24)) {
    return { at: [isEast ? x + 17 : x - 17, y], anchor }
  }
  const isNear = Math.abs(x - house[0]) < 60
  const inward = isEast ? 'end' : 'start'
  const shift = isNear ? 0 : isEast ? 11 : -11
  return { at: [x + shift, y < house[1] ? y - 21 : y + 23], anchor: isNear ? 'middle' : inward }
}

/** What is near, in one sentence. */
export function describeSurroundings(rows: readonly Surrounding[], words: SurroundingsCopy): string {
  const parts = rows.map(({ kind, name, metres, side }) =>
    compact(words.kinds[kind], name, metres && words.metres(metres), words.sides[side]).join(' '),
  )
  return `${words.fromOffice} ${parts.join(', ')}.`
}

const angleOf = (side: Surrounding['side']) => sides.indexOf(side) * 45

function limitAt(angle: number): number {
  const [x, y] = onCircle([0, 0], 1, angle)
  return Math.min(room[0] / Math.abs(x), room[1] / Math.abs(y))
}

function distanceTo(street: Placed, [x, y]: Point): number {
  const along = radians(turnOf(street))
  return Math.abs((x - street.at[0]) * Math.sin(along) - (y - street.at[1]) * Math.cos(along))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
