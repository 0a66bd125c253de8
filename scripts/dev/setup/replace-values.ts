import MagicString from 'magic-string'
import ts from 'typescript'

/** What is written in place of a value, given its code. */
export type Change = (code: string) => string

/**
 * Replaces values in the code of a file, by their paths from the name of a constant, such as `company.address.city`.
 * Everything else, comments too, stays as it is. Throws if a path is not there.
 */
export function replaceValues(source: string, changes: Readonly<Record<string, Change>>): string {
  const file = ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true)
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node, outer: string) => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
    const path = isNamed ? `${outer}${outer && '.'}${node.name.getText()}` : outer
    if (isNamed && node.initializer && path in changes) found.set(path, withoutTypes(node.initializer))
    ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(file, '')
  const missing = Object.keys(changes).filter((path) => !found.has(path))
  if (missing.length > 0) throw new Error(`expected a value for ${missing.join(', ')}`)
  const code = new MagicString(source)
  for (const [path, value] of found) {
    code.update(value.getStart(), value.getEnd(), changes[path]?.(value.getText()) ?? '')
  }
  return code.toString()
}

function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? withoutTypes(node.expression) : node
}
