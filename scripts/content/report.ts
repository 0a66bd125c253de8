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
  const published = `${outcome.published} of them published`
  console.info(`${outcome.posts} posts compiled, ${published}${tellWaiting(outcome)}, in ${seconds} s.`)
  return true
}

/** Which articles the following days bring, so that who looks into a build's log sees why one is not there. */
function tellWaiting({ unpublished }: Extract<Outcome, { ok: true }>): string {
  const days = Object.values(unpublished)
  const dated = days.filter((day) => day !== null).sort()
  const drafts = days.length - dated.length
  return [
    ...(drafts > 0 ? [`, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`] : []),
    ...(dated.length > 0 ? [`, ${dated.length} for later days, the next on ${dated[0]}`] : []),
  ].join('')
}
