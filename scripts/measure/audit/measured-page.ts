import type { Measure, Measures } from './budget.ts'
import { findCause, type Report, readMeasures } from './read-report.ts'

/** A page with the medians of its runs. */
export type MeasuredPage = {
  path: string
  runs: number
  measures: Measures
  causeOf: (measure: Measure) => string
}

/**
 * Each figure is the median of its own, of an odd number of runs; what is behind it is told by the run that
 * had it.
 */
export function mergeRuns(path: string, reports: readonly Report[], htmlBytes: number): MeasuredPage {
  const runs = reports.map((report) => ({ report, measures: readMeasures(report, htmlBytes) }))
  const medianRun = (measure: Measure) => {
    const sorted = [...runs].sort((a, b) => a.measures[measure] - b.measures[measure])
    const median = sorted[Math.floor(sorted.length / 2)]
    if (!median) throw new Error(`${path} was not measured`)
    return median
  }
  const measures = { ...medianRun('performance').measures }
  for (const measure of Object.keys(measures) as Measure[]) {
    measures[measure] = medianRun(measure).measures[measure]
  }
  return {
    path,
    runs: runs.length,
    measures,
    causeOf: (measure) => findCause(medianRun(measure).report, measure),
  }
}
