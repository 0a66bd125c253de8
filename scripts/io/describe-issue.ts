import type { z } from 'zod'
import { properties } from '../../src/company/company.schema.json'
import type { Expectation } from '../../src/company/schema/expectations.ts'
import { weekdays } from '../../src/company/week.ts'
import { nearest } from '../../src/links/nearest.ts'
import { isMessageKey, type MessageKey, message } from './messages.ts'
import type { OwnerLanguage } from './owner-language.ts'
import { findDay } from './weekday-names.ts'

export type Fault = { path: readonly PropertyKey[]; text: string }

type Issue = z.core.$ZodIssue

/** What zod found, in the words of the owner. */
export function describeIssue(issue: Issue, facts: unknown, language: OwnerLanguage): Fault[] {
  const { path } = issue
  const value = valueAt(facts, path)
  const say = (key: MessageKey, values = {}) => message(key, values, language)
  const found = JSON.stringify(value)?.slice(0, 100) ?? say('facts.nothing')
  const expected = (what: string): Fault[] => [{ path, text: say('facts.expected', { what, found }) }]
  const unknown = (name: string, known: readonly string[]) => {
    const guess = nearest(name.replace(/\p{L}+/gu, inFacts), known)
    return say(guess ? 'facts.unknownGuess' : 'facts.unknown', { name, guess })
  }
  /** `freitag` is `friday` there. */
  const inFacts = (word: string) => weekdays[findDay(word.toLowerCase(), language)] ?? word

  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(path)
    return issue.keys.map((key) => ({ path: [...path, key], text: unknown(key, known) }))
  }
  if (issue.code === 'invalid_key') {
    const key = String(path.at(-1))
    const [inner] = issue.issues
    const known = inner?.code === 'invalid_value' ? inner.values.map(String) : []
    return [{ path, text: unknown(key, known) }]
  }
  if (issue.code === 'invalid_union') {
    // The one that has the right type, and is wrong inside.
    const isOutside = ({ code, path: inner }: Issue) => code.startsWith('invalid_') && inner.length === 0
    const near = issue.errors.find((issues) => !issues.some(isOutside))
    if (near) {
      return near.flatMap((inner) =>
        describeIssue({ ...inner, path: [...path, ...inner.path] }, facts, language),
      )
    }
  }
  const [name, example] = issue.message.split('|')
  const expectation: MessageKey = `fact.${name as Expectation}`
  if (isMessageKey(expectation)) return expected(say(expectation, { example }))
  if (issue.code === 'invalid_type') {
    const amount = /^\D{0,4}(\d+)(?:[.,](\d+))?\D{0,4}$/.exec(typeof value === 'string' ? value : '')
    if (issue.expected === 'number' && amount) {
      const [, whole, cents] = amount
      return expected(say('facts.number', { example: cents ? `${whole}.${cents}` : whole }))
    }
    // In the tables of prices, `null` says what people write as "auf Anfrage".
    if (issue.expected === 'number' && path.includes('prices')) return expected(say('facts.price'))
    const type = `type.${issue.expected}`
    return expected(isMessageKey(type) ? say(type) : issue.expected)
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    return nearest(String(value), values)
      ? [{ path, text: unknown(String(value), values) }]
      : expected(say('facts.oneOf', { values: values.join(', ') }))
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
