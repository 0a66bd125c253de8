import { project } from '../../scripts/measure/bench/goals.ts'
import type { Run } from '../../scripts/measure/bench/measure-builds.ts'

/** A build of 1,000 posts in 10 s and 500 MB, or as `changes` say. */
export function sampleRun(changes: Partial<Run> = {}): Run {
  return {
    posts: 1000,
    builder: project,
    state: 'nothing cached',
    pages: 1150,
    seconds: 10,
    wholeSeconds: 25.04,
    peakMegabytes: 500,
    phases: {},
    largest: {},
    ...changes,
  }
}
