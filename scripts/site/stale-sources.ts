import type { Source } from '../../src/content/sources.ts'

/** The names of sources for some markets that nobody has compared for a year. Days are `YYYY-MM-DD`. */
export function staleSources<Name extends string>(
  sources: Readonly<Record<Name, Source>>,
  today: string,
  markets: readonly string[],
): Name[] {
  const [year, ...monthAndDay] = today.split('-')
  const yearAgo = [Number(year) - 1, ...monthAndDay].join('-')
  return (Object.entries(sources) as [Name, Source][])
    .filter(([, { market }]) => market === undefined || markets.includes(market))
    .filter(([, { checked }]) => checked < yearAgo)
    .map(([name]) => name)
}
