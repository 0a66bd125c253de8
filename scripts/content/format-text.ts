import type { Checked } from './check-posts.ts'
import { byPlace, formatProblem, quoteSource, type Sources } from './problem.ts'

/**
 * Each finding with its line and carets under the place, in the order of files and lines, and a closing line
 * that counts.
 */
export function formatText({ files, findings }: Checked, sources: Sources): string {
  const blocks = findings
    .toSorted(byPlace)
    .map((finding) =>
      [
        formatProblem({ ...finding, message: `${finding.severity}  ${finding.message}` }),
        ...quoteSource(finding, sources),
        '',
      ].join('\n'),
    )
  return [...blocks, summarize({ files, findings })].join('\n')
}

function summarize({ files, findings }: Checked): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const hints = findings.length - errors
  if (findings.length === 0) return `${count(files.length, 'post')} checked, nothing to mend.`
  const affected = new Set(findings.map(({ file }) => file)).size
  const told = [errors > 0 && count(errors, 'error'), hints > 0 && count(hints, 'hint')].filter(Boolean)
  const meaning = errors > 0 ? 'The build stops at errors.' : 'Hints do not stop the build.'
  return `${told.join(' and ')} in ${affected} of ${count(files.length, 'post')}. ${meaning}`
}
