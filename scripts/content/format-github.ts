import type { Checked } from './check-posts.ts'
import { byPlace } from './problem.ts'
import type { Finding } from './rules/rule.ts'

/**
 * Annotations of a pull request, each on a line.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
export function formatGithub({ findings }: Pick<Checked, 'findings'>): string {
  return findings.toSorted(byPlace).map(formatAnnotation).join('\n')
}

function formatAnnotation({ severity, file, line, column, endColumn, message }: Finding): string {
  const [title = ''] = message.split(':', 1)
  // Theirs ends with the last column that is meant, ours with the one after it.
  const properties = { file, line, col: column, ...(endColumn && { endColumn: endColumn - 1 }), title }
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  )
  return `::${severity === 'error' ? 'error' : 'notice'} ${written.join(',')}::${escapeText(message)}`
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
