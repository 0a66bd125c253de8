import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { fileOf, pageNames } from '../site/pages.ts'

/** What a file of copy is made of: imports, and constants with texts, facts, lists and groups. */
const plain = [
  ...['Program', 'ImportDeclaration', 'ImportSpecifier', 'ExportNamedDeclaration'],
  ...['VariableDeclaration', 'VariableDeclarator', 'Identifier', 'MemberExpression'],
  ...['ObjectExpression', 'Property', 'ArrayExpression', 'Literal', 'TemplateLiteral', 'TemplateElement'],
]

type Node = { type: string; start: number; kind?: string; computed?: boolean; callee?: { name?: string } }

const isPlain = (node: Node) =>
  plain.includes(node.type)
    ? !node.computed && node.kind !== 'let' && node.kind !== 'var'
    : node.type === 'CallExpression' && node.callee?.name === 'price'

/** What is no plain text: `line 27: ConditionalExpression`. Types may be anything. */
function findLogic(file: string, code: string): string[] {
  const walk = (value: unknown): Node[] => {
    if (typeof value !== 'object' || value === null) return []
    const node = value as Node
    if (node.type?.startsWith('TS')) return []
    const isFault = node.type !== undefined && !isPlain(node)
    return isFault ? [node] : Object.values(node).flatMap(walk)
  }
  const { program, errors } = parseSync(file, code)
  return [
    ...errors.map(({ message }) => message),
    ...walk(program).map(({ type, start }) => `line ${code.slice(0, start).split('\n').length}: ${type}`),
  ]
}

const modules = import.meta.glob<object>('./{de,en}/*.ts', { eager: true })
const files = Object.keys(modules).filter((name) => !name.endsWith('/format.ts'))

test.each(files)('%s is plain data', (name) => {
  expect(findLogic(name, readFileSync(`src/content/${name}`, 'utf8'))).toEqual([])
})

test.each([
  ["export const a = isOpen ? 'A' : 'B'", 'ConditionalExpression'],
  ["export const a = isOpen && 'A'", 'LogicalExpression'],
  ["export const a = ['A', ...more]", 'SpreadElement'],
  ['export const a = { ...more }', 'SpreadElement'],
  ['export const a = () => 1', 'ArrowFunctionExpression'],
  ['export function a() {}', 'FunctionDeclaration'],
  ['export const a = { text() {} }', 'FunctionExpression'],
  ["export const a = names.join(', ')", 'CallExpression'],
  ['export const a = price(2).trim()', 'CallExpression'],
  ["export const a = 'A' + name", 'BinaryExpression'],
  ['export const a = names[index]', 'MemberExpression'],
  ["export let a = 'A'", 'VariableDeclaration'],
  ['export const a = <b>A</b>', 'JSXElement'],
  ["if (isOpen) console.log('A')", 'IfStatement'],
])('%s is not', (code, kind) => {
  expect(findLogic('copy.tsx', code)).toEqual([`line 1: ${kind}`])
})

// `src/i18n/copies.ts` loads it whatever it is called.
test.each(pageNames)('the copy of %s is the only export of its file', (name) => {
  const exported = ['de', 'en'].map((language) => modules[`./${language}/${fileOf(name)}.ts`] ?? {})
  expect(exported.filter((module) => Object.keys(module).length > 1)).toEqual([])
})

/** All texts of a module by their places, such as `blogCopy.pagination.page`. */
function textsIn(value: unknown, place = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[place, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([key, part]) => [...textsIn(part, `${place}.${key}`)]))
}

const copy = new Map(files.map((name) => [name, textsIn(modules[name])]))
const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test('texts have the same {values} in both languages', () => {
  const others = files.flatMap((name) => {
    const german = copy.get(name.replace('/en/', '/de/'))
    return [...(copy.get(name) ?? [])].flatMap(([place, text]) => {
      const isSame = String(valuesOf(german?.get(place) ?? text)) === String(valuesOf(text))
      return isSame ? [] : `${name} ${place}`
    })
  })
  expect(others).toEqual([])
})

test('titles and descriptions of pages have the length that search results show', () => {
  const lengths: [part: string, least: number, most: number][] = [
    ['title', 5, 60],
    ['description', 70, 155],
  ]
  const wrong = [...copy].flatMap(([name, texts]) =>
    lengths.flatMap(([part, least, most]) =>
      [...texts]
        .filter(([place]) => new RegExp(`^\\.\\w+\\.${part}$`).test(place))
        .filter(([place]) => texts.has(place.replace(/\w+$/, 'description')))
        .filter(([, { length }]) => length < least || length > most)
        .map(([, text]) => `${name} ${part}: ${text.length} characters, expected ${least} to ${most}`),
    ),
  )
  expect(wrong).toEqual([])
})
