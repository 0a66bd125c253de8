import type { Day } from '../content/page-copy.ts'

/** Where the parts of a day are on an axis `width` long, which begins and ends an hour before and after them. */
export function placeDay({ span, moments }: Day, width: number) {
  const times = moments.map(({ time }) => hoursOf(time))
  const all = [...times, hoursOf(span.from), hoursOf(span.to)]
  const [start, end] = [Math.floor(Math.min(...all)) - 1, Math.ceil(Math.max(...all)) + 1]
  const place = (hours: number) => Math.round(((hours - start) / (end - start)) * width)
  const [from, to] = [place(hoursOf(span.from)), place(hoursOf(span.to))]
  const flags = times.map(place)
  return {
    flags,
    span: { from, to, label: middleOfLongest([from, ...flags.filter((x) => x > from && x < to), to]) },
    hours: Array.from({ length: end - start + 1 }, (_, index) => ({
      hour: start + index,
      x: place(start + index),
    })),
  }
}

/** The middle of the longest part between places in their order. */
function middleOfLongest(places: readonly number[]): number {
  const parts = places.slice(1).map((to, index) => [places[index] ?? to, to] as const)
  const [from, to] = parts.reduce((longest, part) =>
    part[1] - part[0] > longest[1] - longest[0] ? part : longest,
  )
  return (from + to) / 2
}

const hoursOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
