import type { Plugin } from 'vite'
import { present } from '../../../src/company/optional.ts'

type Countries = { country: string; markets: readonly string[] }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves out of the scripts what this site does not have: the texts in languages that it does not speak, which are
 * properties such as `en` beside `de`, the routes of its missing pages, with all that only they import, and what belongs
 * to other countries: texts within `local`, and the legal pages in `{ LU: …, DE: … }[company.country]`.
 *
 * @param languages of the site
 * @param off the names of screens that are switched off
 */
export function leaveOut(languages: readonly string[], off: readonly string[], facts: Countries): Plugin {
  const isForeign = (node: Node) => {
    const name = nameOf(node)
    // An address stays: it tells that a link leads to a missing page.
    const { value } = (node.value ?? {}) as { value?: unknown }
    return name === 'en' && !languages.includes(name) && !String(value).startsWith('/')
  }
  const isMissingRoute = (node: Node, code: string) => {
    const path = propertiesOf(node).find((property) => nameOf(property) === 'path')?.value as Node | undefined
    const [, screen = '', language = 'de'] =
      (path && /^`?(?:\$\{)?screens\.(\w+)\.path(?:\.(\w+))?/.exec(code.slice(path.start, path.end))) ?? []
    return off.includes(screen) || !languages.includes(language)
  }
  return {
    name: 'leave-out',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(?!.*\.test\.).*\.tsx?$/, code: /\bde\b|screens\.|\blocal\(|company\.country/ },
      handler(code, id) {
        const cuts: [start: number, end: number, instead?: string][] = []
        const sourceOf = ({ start, end }: Node) => code.slice(start, end)
        const visit = (node: Node): void => {
          if (isForeignLocal(node, facts.markets)) return void cuts.push([node.start, node.end, 'undefined'])
          const isChoice = node.type === 'MemberExpression' && node.computed === true
          if (isChoice && sourceOf(node.property as Node) === 'company.country') {
            const chosen = propertiesOf(node.object as Node).find((part) => nameOf(part) === facts.country)
            if (chosen) cuts.push([node.start, node.end, sourceOf(chosen.value as Node)])
            return
          }
          const all = propertiesOf(node)
          const isLocalized = all.some((property) => nameOf(property) === 'de')
          const isList = node.type === 'ArrayExpression'
          const parts = (isList ? node.elements : all) as Node[]
          const isLeftOut = (part: Node) =>
            isList ? isMissingRoute(part, code) : isLocalized && isForeign(part)
          for (const [index, part] of parts.entries()) {
            if (!isLeftOut(part)) continue
            // With one comma: that of the last part is before it.
            const [before, after] = [parts[index - 1], parts[index + 1]]
            cuts.push(after ? [part.start, after.start] : [before?.end ?? part.start, part.end])
          }
          for (const child of childrenOf(node)) if (!parts.includes(child) || !isLeftOut(child)) visit(child)
        }
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
        return cuts
          .sort(([a], [b]) => b - a)
          .reduce(
            (text, [start, end, instead = '']) => text.slice(0, start) + instead + text.slice(end),
            code,
          )
      },
    },
  }
}

/** `local('LU', …)` or `local(['LU', 'DE'], …)` on a site without customers in one of these countries. */
function isForeignLocal(node: Node, markets: readonly string[]): boolean {
  if (node.type !== 'CallExpression' || (node.callee as { name?: string }).name !== 'local') return false
  const [first] = node.arguments as Node[]
  const named = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : present(first)
  return named.some(({ value }) => typeof value === 'string' && !markets.includes(value))
}

function propertiesOf(node: Node): Node[] {
  return node.type === 'ObjectExpression' ? (node.properties as Node[]) : []
}

function nameOf({ key }: Node): unknown {
  return (key as { name?: string } | undefined)?.name
}

function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === 'object' && value !== null && 'type' in value
  return Object.values(node).flat().filter(isNode)
}
