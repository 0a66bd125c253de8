import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import { findLowContrast } from '../../src/brand/colours.ts'
// Generated, with the names of pages: the module that lists them uses facts, and throws if they are wrong.
import { properties } from '../../src/company/company.schema.json'
import { type Facts, factsSchema } from '../../src/company/facts-schema.ts'
import { findLegalFaults } from '../../src/company/schema/legal-facts.ts'
import { createMessage, type Diagnostic, type Place, placeAt, startOfFile } from '../content/diagnostics.ts'
import { describeIssue, type Fault, valueAt } from '../io/describe-issue.ts'
import { legalFolder } from '../io/legal-folder.ts'
import { message } from '../io/messages.ts'
import { type OwnerLanguage, ownerLanguage } from '../io/owner-language.ts'
import { isPlaceholder, isPlaceholderText } from '../io/placeholders.ts'
import { factsFile } from '../io/read-facts.ts'
import { findJsonFaults } from './json-faults.ts'
import { describeSyntax } from './syntax-faults.ts'

/** All that is wrong with the facts: each with its line, its path, what is expected and what was found. */
export function findFactFaults(facts: unknown, language = ownerLanguage): Diagnostic[] {
  const given = facts as Partial<Facts> | null
  z.config(z.locales[language]())
  const languages = [given?.languages ?? []].flat().filter((code) => /^[a-z]{2}$/.test(code))
  const home = given?.company?.country
  const schema = factsSchema(home, properties.disabledPages.items.enum, languages)
  const { data, error } = schema.safeParse(facts)
  const issues = [
    ...(error?.issues ?? []),
    ...findLegalFaults(given?.company ?? {}).map((fault) => ({ ...fault, code: 'custom' as const })),
  ]
  const faults =
    data && issues.length === 0
      ? [
          ...findLostPlaceholders(data, language),
          ...findUnlistedPlaceholders(data, data.placeholders, language),
          ...findMissingCopy(data, language),
          ...findPaleColours(data),
        ]
      : issues.flatMap((issue) => describeIssue(issue as z.core.$ZodIssue, facts, language))
  const placeOf = readPlaces()
  return faults.map(({ path, text }) =>
    createMessage(factsFile, placeOf(path), `${path.join('.')}: ${text}`, 'facts'),
  )
}

const priceOf = (tariff: number | null | { price: number | null }) =>
  typeof tariff === 'object' ? (tariff?.price ?? null) : tariff

/** Prices that no page shows: who enters one by hand for a service that is off would look for it in vain. */
export function findHiddenPrices({ company: { prices }, disabledPages }: Facts): Diagnostic[] {
  const placeOf = readPlaces()
  return Object.entries(prices)
    .filter(([service]) => (disabledPages as string[]).includes(service))
    .flatMap(([service, tariffs]) => {
      const named = Object.entries(tariffs).filter(([, tariff]) => priceOf(tariff) !== null)
      return named.map(([name]) => {
        const path = ['company', 'prices', service, name]
        const text = message('facts.hiddenPrice', { path: path.join('.'), service })
        return createMessage(factsFile, placeOf(path), text, 'facts', false)
      })
    })
}

/** All that is wrong with the file of facts. */
export function findFaultsInFile(json = readFileSync(factsFile, 'utf8')): Diagnostic[] {
  const faults = findJsonFaults(json)
  return faults.length > 0 ? describeSyntax(factsFile, json, faults, '"') : findFactFaults(JSON.parse(json))
}

/** The place of a fact, or of what it is missing in. */
export function readPlaces(json = readFileSync(factsFile, 'utf8')): (path: readonly PropertyKey[]) => Place {
  const tree = parseTree(json)
  const placeOf = (path: readonly PropertyKey[]): Place => {
    const node = tree && findNodeAtLocation(tree, path as (string | number)[])
    if (node) {
      const { offset, length } = node.parent?.type === 'property' ? node.parent : node
      return placeAt(json, offset, offset + length)
    }
    return path.length > 0 ? placeOf(path.slice(0, -1)) : startOfFile
  }
  return placeOf
}

function findLostPlaceholders(facts: Facts, language: OwnerLanguage): Fault[] {
  return facts.placeholders.flatMap((name, index) => {
    if (valueAt(facts, name.split('.')) !== undefined) return []
    return [{ path: ['placeholders', index], text: message('facts.noPlaceholder', { name }, language) }]
  })
}

/** Texts that the setup has left, and that nothing reports any more. */
function findUnlistedPlaceholders(
  value: unknown,
  listed: string[],
  language: OwnerLanguage,
  path: string[] = [],
): Fault[] {
  if (isPlaceholder(path.join('.'), listed)) return []
  if (isPlaceholderText(value)) return [{ path, text: message('facts.unlisted', { found: value }, language) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    findUnlistedPlaceholders(part, listed, language, [...path, key]),
  )
}

/**
 * What every language needs: its shell, its formats, the texts of the functions, a home and a contact page; the default
 * language also the texts around articles, and legal pages.
 */
function findMissingCopy(facts: Facts, language: OwnerLanguage): Fault[] {
  const { languages } = facts
  const needed = [
    ...languages.flatMap((language) =>
      ['shell', 'format', 'hours', 'functions', 'home', 'contact'].map(
        (name) => `src/content/${language}/${name}.ts`,
      ),
    ),
    `src/content/${languages[0]}/blog.ts`,
    ...['legal-notice', 'privacy', 'terms'].map((name) => `${legalFolder(facts)}/${name}.ts`),
  ]
  return needed
    .filter((file) => !existsSync(file))
    .map((file) => ({ path: ['languages'], text: message('facts.noFile', { file }, language) }))
}

function findPaleColours({ brand }: Facts): Fault[] {
  return findLowContrast(brand.colours).map((text) => ({ path: ['brand', 'colours'], text }))
}
