import { lawSources, type Source, sources } from '../../src/content/sources.ts'

/** Logs which laws and contacts of offices somebody should compare with their sources again; `today` is `YYYY-MM-DD`. */
export function reportStaleSources(today: string): void {
  const all = { ...sources, ...lawSources }
  const names = staleSources(all, today)
  if (names.length === 0) return
  const list = names.map((name) => `${name}: ${all[name].what}, ${all[name].url}`)
  console.warn(['src/content/sources.ts: nobody has compared these for a year', ...list].join('\n  '))
}

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
