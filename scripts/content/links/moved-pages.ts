import { quote } from '../../io/quote.ts'
import { createMessage, type Diagnostic, startOfFile } from '../diagnostics.ts'
import { checkAddress, type Targets } from './check-address.ts'

/** Where old addresses lead, by their paths. */
export type Redirects = Readonly<Record<string, string>>

/** The file with the list of moved pages. */
const movedFile = 'src/site/page-table.ts'

/** What is wrong with the list of moved pages. One that leads to another moved page leads nowhere, so there are no loops. */
export function findMovedFaults(moved: Redirects, targets: Targets, site: string): Diagnostic[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    const fault = faultOf(from, to, targets, site)
    const text = `movedPages: ${quote(from)} ${fault}`
    return fault === undefined ? [] : createMessage(movedFile, startOfFile, text, 'moved-page')
  })
}

function faultOf(from: string, to: string, targets: Targets, site: string): string | undefined {
  // No host gives these signs a meaning. All of them redirect the address with .html as well, in any case.
  if (!/^(?:\/[a-z\d][\w.~-]*)+(?<!\.html)$/i.test(from)) return 'is no path such as /old-page, without .html'
  if (targets.has(from.toLowerCase())) return 'is the address of a page or file; remove the line'
  // Hosts add the query of a request.
  const isDead = /[\s?#]/.test(to) || checkAddress(to, site, targets, site) !== undefined
  return isDead ? `leads to ${quote(to)}, which there is not` : undefined
}
