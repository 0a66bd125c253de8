import type { Day } from '../content/page-copy.ts'

const hoursOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** Where the parts of a day are on an axis `width` long, which begins and ends an hour before and after them. */
export function placeDay({ span, moments }: Day, width: number) {
  const times = moments.map(({ time }) => hoursOf(time))
  const all = [...times, hoursOf(span.from), hoursOf(span.to)]
  const [start, end] = [Math.floor(Math.min(...all)) - 1, Math.ceil(Math.max(...all)) + 1]
  const place = (hours: number) => Math.round(((hours - start) / (end - start)) * width)
  return {
    moments: times.map(place),
    span: [place(hoursOf(span.from)), place(hoursOf(span.to))] as const,
    hours: Array.from({ length: end - start + 1 }, (_, index) => ({
      hour: start + index,
      x: place(start + index),
    })),
  }
}
