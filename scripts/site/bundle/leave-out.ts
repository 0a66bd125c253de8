import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves out of the scripts what this site does not have: the texts in languages that it does not speak, which are
 * properties such as `en` beside `de`, and the routes of its missing pages, with all that only they import.
 *
 * @param languages of the site
 * @param off the names of screens that are switched off
 */
export function leaveOut(languages: readonly string[], off: readonly string[]): Plugin {
  const isForeign = (node: Node) => {
    const name = nameOf(node)
    return name === 'en' && !languages.includes(name)
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
      filter: { id: /\/src\/(?!.*\.test\.).*\.tsx?$/, code: /\bde\b|screens\./ },
      handler(code, id) {
        if (languages.includes('en') && off.length === 0) return
        const cuts: [start: number, end: number][] = []
        const visit = (node: Node): void => {
          const all = propertiesOf(node)
          const isLocalized = all.some((property) => nameOf(property) === 'de')
          const elements = (node.type === 'ArrayExpression' ? node.elements : all) as Node[]
          for (const [index, part] of elements.entries()) {
            const isLeftOut =
              node.type === 'ArrayExpression' ? isMissingRoute(part, code) : isLocalized && isForeign(part)
            if (!isLeftOut) continue
            const [before, after] = [elements[index - 1], elements[index + 1]]
            cuts.push(after ? [part.start, after.start] : [before?.end ?? part.start, part.end])
          }
          for (const child of childrenOf(node)) {
            if (!cuts.some(([start, end]) => start <= child.start && child.end <= end)) visit(child)
          }
        }
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
        return cuts
          .sort(([a], [b]) => b - a)
          .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code)
      },
    },
  }
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
