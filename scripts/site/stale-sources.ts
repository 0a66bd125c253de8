import type { Source } from '../../src/content/sources.ts'

/** The names of sources that nobody has compared for a year. Days are `YYYY-MM-DD`. */
export function staleSources<Name extends string>(
  sources: Readonly<Record<Name, Source>>,
  today: string,
): Name[] {
  const [year, ...monthAndDay] = today.split('-')
  const yearAgo = [Number(year) - 1, ...monthAndDay].join('-')
  return (Object.entries(sources) as [Name, Source][])
    .filter(([, { checked }]) => checked < yearAgo)
    .map(([name]) => name)
}
