import type { Outcome } from './compile.ts'
import { readSources } from './files.ts'
import { formatReport } from './problem.ts'

/** Prints how a compilation went and sets the exit status; whether it went well. */
export async function reportOutcome(outcome: Outcome, started: number): Promise<boolean> {
  if (!outcome.ok) {
    console.error(formatReport(outcome.problems, outcome.posts, await readSources(outcome.problems)))
    process.exitCode = 1
    return false
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.info(`${outcome.posts} posts compiled, ${outcome.published} of them published, in ${seconds} s.`)
  return true
}
