import { parseArgs } from 'node:util'

export type Options = {
  paths: readonly string[]
  /** For every page; without it each gets as many as it needs. */
  runs: number | undefined
}

/**
 * Reads `--paths /,/blog --runs 3`. Throws with all that is wrong with it.
 *
 * @param pages the addresses of all pages that can be measured
 */
export function readOptions(args: readonly string[], pages: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { paths: { type: 'string' }, runs: { type: 'string' } },
  })
  const paths =
    values.paths === undefined ? pages : [...new Set(values.paths.split(',').map((path) => path.trim()))]
  const unknown = paths.filter((path) => !pages.includes(path))
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  const problems = [
    ...unknown.map((path) => `--paths: expected addresses of pages in dist, found "${path}"`),
    ...(runs === undefined || (runs % 2 === 1 && runs < 100)
      ? []
      : [`--runs: expected an odd number below 100, so that one is in the middle, found "${values.runs}"`]),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { paths, runs }
}
