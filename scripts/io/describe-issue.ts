import type { z } from 'zod'
import { properties } from '../../src/company/company.schema.json'
import { nearest } from '../../src/links/nearest.ts'
import type { FactTexts } from './fact-texts.ts'

export type Fault = { path: readonly PropertyKey[]; text: string }

type Issue = z.core.$ZodIssue

/** What zod found, in the words of the owner. */
export function describeIssue(issue: Issue, facts: unknown, texts: FactTexts): Fault[] {
  const { path } = issue
  const found = JSON.stringify(valueAt(facts, path))?.slice(0, 100) ?? texts.nothing
  const expected = (what: string): Fault[] => [{ path, text: texts.expected(what, found) }]

  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: texts.unknown(key, nearest(key, keysAt(path))),
    }))
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1))
    const [inner] = issue.issues
    const known = inner?.code === 'invalid_value' ? inner.values.map(String) : []
    return [{ path, text: texts.unknown(key, nearest(key, known)) }]
  }
  if (issue.code === 'invalid_union') {
    // The one that has the right type, and is wrong inside.
    const isOutside = ({ code, path: inner }: Issue) => code.startsWith('invalid_') && inner.length === 0
    const near = issue.errors.find((issues) => !issues.some(isOutside))
    if (near) {
      return near.flatMap((inner) =>
        describeIssue({ ...inner, path: [...path, ...inner.path] }, facts, texts),
      )
    }
  }
  const [name = '', example = ''] = issue.message.split('|')
  const phrase = (texts.facts as Record<string, FactTexts['facts']['text']>)[name]
  if (phrase !== undefined) return expected(typeof phrase === 'string' ? phrase : phrase(example))
  if (issue.code === 'invalid_type') {
    const value = valueAt(facts, path)
    const amount = /^\D{0,4}(\d+)(?:[.,](\d+))?\D{0,4}$/.exec(typeof value === 'string' ? value : '')
    if (issue.expected === 'number' && amount) {
      return expected(texts.number(amount[2] ? `${amount[1]}.${amount[2]}` : `${amount[1]}`))
    }
    const type = issue.expected === 'record' ? 'object' : issue.expected
    return expected(texts.types[type as keyof FactTexts['types']] ?? type)
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const near = nearest(String(valueAt(facts, path)), values)
    return near
      ? [{ path, text: texts.unknown(String(valueAt(facts, path)), near) }]
      : expected(texts.oneOf(values.join(', ')))
  }
  return expected(issue.message)
}

/** The names of the facts in a group. */
function keysAt(path: readonly PropertyKey[]): string[] {
  const group = path.reduce<unknown>((node, key) => valueAt(node, ['properties', key]), { properties })
  const names = valueAt(group, ['propertyNames', 'enum']) as string[] | undefined
  return names ?? Object.keys((valueAt(group, ['properties']) as object | undefined) ?? {})
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((inner, key) => (inner as Record<PropertyKey, unknown> | undefined | null)?.[key], value)
}
