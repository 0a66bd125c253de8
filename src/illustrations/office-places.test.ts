import { expect, test } from 'vitest'
import type { Surrounding } from '../company/schema/surroundings.ts'
import { sides } from '../company/sides.ts'
import { contact as de } from '../content/de/contact.ts'
import { contact as en } from '../content/en/contact.ts'
import { contact as fr } from '../content/fr/contact.ts'
import {
  describeSurroundings,
  house,
  placeName,
  placeSurroundings,
  streetName,
  turnOf,
} from './office-places.ts'

const rows: Surrounding[] = [
  { kind: 'street', name: 'Musterstraße', side: 'south', metres: 10 },
  { kind: 'street', name: 'Allee', side: 'west', metres: 80 },
  { kind: 'entrance', side: 'south' },
  { kind: 'stop', name: 'Hamilius', side: 'north', metres: 200 },
  { kind: 'parking', side: 'east', metres: 50 },
]

test('north is at the top, the farthest has room, and nothing is in the house', () => {
  const at = placeSurroundings(rows).map(({ at }) => [at[0] - house[0], at[1] - house[1]])
  // 200 m are 112 units.
  expect(at).toEqual([
    [0, 46],
    [-46, 0],
    [0, 17],
    [0, -112],
    [60, 0],
  ])
})

test.each(sides)('however far, everything in the %s is in the drawing', (side) => {
  for (const metres of [undefined, 1, 100, 5000]) {
    const [placed] = placeSurroundings([{ kind: 'stop', side, ...(metres && { metres }) }])
    const [x, y] = placed?.at ?? house
    expect(Math.min(x, y, 480 - x, 320 - y)).toBeGreaterThan(40)
  }
})

test('the name of a street is along it, at the end without another street', () => {
  const [south, west] = placeSurroundings(rows)
  if (!south || !west) throw new Error('two streets')
  expect([south, west].map(turnOf)).toEqual([0, -90])
  const places = [south, west].map((street) => streetName(street, [south, west]))
  expect(places.map(({ anchor }) => anchor)).toEqual(['end', 'end'])
  const [right, above] = places.map(({ at }) => at)
  expect([right?.[0], right?.[1], above?.[0]]).toEqual([463, 206, 194])
  expect(streetName(south, [south]).anchor).toBe('start')
})

test.each<[string, Surrounding, object]>([
  [
    'beside a place, away from the house',
    { kind: 'stop', name: 'Markt', side: 'east' },
    { at: [317, 160], anchor: 'start' },
  ],
  [
    'on its other side in the west',
    { kind: 'stop', name: 'Markt', side: 'west' },
    { at: [163, 160], anchor: 'end' },
  ],
  [
    'above it, if that has no room',
    { kind: 'stop', name: 'Am langen Marktplatz', side: 'north-west', metres: 500 },
    { at: [117, 27], anchor: 'start' },
  ],
  [
    'below it in the south',
    { kind: 'stop', name: 'Markt', side: 'south' },
    { at: [240, 243], anchor: 'middle' },
  ],
])('a name is %s', (_, row, expected) => {
  const [placed] = placeSurroundings([row])
  expect(placed && placeName(placed)).toEqual(expected)
})

test('one sentence says the same in each language', () => {
  const sentences = [de, en, fr].map(({ office }) =>
    describeSurroundings(rows.slice(1), office.surroundings).replaceAll('\u00a0', ' '),
  )
  expect(sentences).toEqual([
    'Vom Büro aus: Allee 80 m im Westen, Eingang im Süden, Haltestelle Hamilius 200 m im Norden, Parkplatz 50 m im Osten.',
    'From the office: Allee 80 m to the west, entrance to the south, stop Hamilius 200 m to the north, car park 50 m to the east.',
    'Depuis le bureau : Allee à 80 m à l’ouest, entrée au sud, arrêt Hamilius à 200 m au nord, parking à 50 m à l’est.',
  ])
})
