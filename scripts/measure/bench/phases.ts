/** Seconds of the parts of a build that follow each other, as `scripts/build.ts` writes them for `BUILD_TIMES`. */
export type Phases = Record<string, number>

/** Nothing of the kind is made by the generators that we compare with. */
const besides = ['preview images', 'compressed copies']

/** Reads what a build wrote; nothing where the builder tells nothing. */
export function readPhases(json: string | undefined): Phases {
  if (json === undefined) return {}
  const phases = JSON.parse(json) as Phases
  const missing = besides.filter((name) => typeof phases[name] !== 'number')
  if (missing.length > 0) throw new Error(`BUILD_TIMES: expected ${missing.join(' and ')}, found ${json}`)
  return phases
}

/** How many seconds went into what other builders do not make. */
export function besidesPeers(phases: Phases): number {
  return besides.reduce((sum, name) => sum + (phases[name] ?? 0), 0)
}
