import { afterAll, test as always, beforeAll, expect } from 'vitest'
import { type Copies, openCopies } from '../../tests/support/copies-with.ts'
import { wordsOfFacts, wordsOfFeatures, wordsOfPages } from '../../tests/support/promise-words.ts'
import { isSample } from '../../tests/support/this-site.ts'
import { confirmNothing, promises, removeFact, removeFeature } from '../../tests/support/unconfirmed.ts'
import { answers } from '../company/company.ts'
import type { Facts } from '../company/facts-schema.ts'
import { optionalPages } from '../pages.ts'
import type { Block } from './page-copy.ts'

/** What is left on the pages, in every language, once a fact is missing or a page is off. The words are those of the sample company. */
const test = always.skipIf(!isSample)

let copies: Awaited<ReturnType<typeof openCopies>>
let complete: Copies
beforeAll(async () => {
  copies = await openCopies()
  complete = await copies.read(() => {})
})
afterAll(() => copies?.close())

/** What everybody does in an attack, and what the self-check asks for, promises nothing of the company. */
const advice = /^..\/(emergency\.steps|home\.(drawing|firstQuestion))\b/

/** Each text with some words, after its place. */
const found = ({ texts }: Copies, words: RegExp) =>
  texts
    .filter(({ place, text }) => words.test(text.replaceAll('\u00ad', '')) && !advice.test(place))
    .map(({ place, text }) => `${place}: ${text}`)

test('each fact and each service has its words, and every text is whole', () => {
  expect(faultsOf(complete)).toEqual([])
  expect(Object.keys(wordsOfFacts).sort()).toEqual(promises.toSorted())
  const all = [
    ...Object.values(wordsOfFacts),
    ...Object.values(wordsOfFeatures),
    ...wordsOfPages.map(([, words]) => words),
  ]
  expect(all.filter((words) => found(complete, words).length === 0)).toEqual([])
})

test.each(promises)('without %s no page promises it', async (fact) => {
  const left = await copies.read((facts) => removeFact(facts, fact))
  expect(found(left, wordsOfFacts[fact] as RegExp)).toEqual([])
  expect(faultsOf(left)).toEqual([])
})

test.each(Object.entries(wordsOfFeatures))(
  'a feature that no tariff has is nowhere: %s',
  async (name, words) => {
    const left = await copies.read((facts) => removeFeature(facts, name))
    expect(found(left, words)).toEqual([])
    expect(faultsOf(left)).toEqual([])
  },
)

test.each(Object.keys(answers))(
  'what the owner answers on %s is on one page in German and English, and nothing without',
  async (name) => {
    const answer = { de: 'Wir antworten darauf.', en: 'We answer that.', fr: 'Nous y répondons.' }
    const filled = await copies.read((facts) => Object.assign(facts.answers, { [name]: answer }))
    const words = /Wir antworten darauf|We answer that/
    expect([found(complete, words).length, found(filled, words).length]).toEqual([0, 2])
    // Its question comes with it.
    expect(filled.texts.length).toBe(complete.texts.length + 3)
  },
)

test.each(wordsOfPages)('with %s off no other page speaks of it', async (pages, words) => {
  const left = await copies.read((facts) => facts.disabledPages.push(...pages))
  expect(found(left, words).filter((text) => !/^..\/blog\b/.test(text))).toEqual([])
  expect(faultsOf(left)).toEqual([])
})

/** Pages whose names other pages may say. */
const others = optionalPages.filter((page) => !wordsOfPages.some(([pages]) => String(pages) === page))

type Variant = [name: string, edit: (facts: Facts) => unknown]
const variants: Variant[] = [
  ...others.map((page): Variant => [`no ${page}`, (facts) => facts.disabledPages.push(page)]),
  [
    'nothing confirmed, one service',
    (facts) => {
      confirmNothing(facts)
      facts.disabledPages.push(
        ...optionalPages.filter((page) => /ervices$|[cC]loud|elephony|[bB]ackup/.test(page)),
      )
    },
  ],
  [
    'half of the pages',
    (facts) => facts.disabledPages.push(...optionalPages.filter((_, index) => index % 2)),
  ],
  [
    'the other half',
    (facts) => facts.disabledPages.push(...optionalPages.filter((_, index) => index % 2 === 0)),
  ],
]

test.each(variants)('every text is whole and every link leads to a page: %s', async (_, edit) => {
  expect(faultsOf(await copies.read(edit))).toEqual([])
})

test('without fortresses no text speaks of one', async () => {
  const left = await copies.read((facts) => Object.assign(facts.brand, { fortresses: false }))
  expect(found(left, /Festung|Bastion|Fronten?\b|fortress|bastion/)).toEqual([])
  expect(faultsOf(left)).toEqual([])
})

test('a time before consent is named only where something needs consent', async () => {
  const analytics = 'https://stats.example.com/page-views'
  const measured = await copies.read((facts) => Object.assign(facts.company, { analytics }))
  const words = /fremden?.* Servern?, bevor Sie einwilligen|other servers before you consent/
  expect([found(complete, words).length, found(measured, words).length > 1]).toEqual([0, true])
})

test('with nothing confirmed none of the words is left', async () => {
  const left = await copies.read(confirmNothing)
  const all = [...Object.entries(wordsOfFacts), ...Object.entries(wordsOfFeatures)]
  expect(all.flatMap(([name, words]) => found(left, words).map((text) => [name, text]))).toEqual([])
  expect(faultsOf(left)).toEqual([])
})

const hole =
  /undefined|\bNaN\b|\[object|(?<!bei )\bnull\b|\bfalse\b| {2}|^[ ,;.]| [,.]|,[,.]|\.\.(?!\.)|\(\)|„“| und\.| and\.|: ?$(?<!:)|\bund und\b|\band and\b/
const numbers = ['', '', 'zwei|two', 'drei|three', 'vier|four', 'fünf|five', 'sechs|six', 'sieben|seven']

function faultsOf({ texts, pages, links, leadsSomewhere }: Copies): string[] {
  return [
    ...texts
      .filter(({ text }) => text === '' || hole.test(text))
      .map(({ place, text }) => `${place}: hole in "${text}"`),
    ...pages.flatMap(({ place, title, description, blocks }) => [
      ...(title.length > 60 ? [`${place}: title of ${title.length}`] : []),
      ...(description.length < 70 || description.length > 155
        ? [`${place}: description of ${description.length}`]
        : []),
      ...blocks.filter((block) => block.heading === '').map(() => `${place}: a block without a heading`),
      ...blocks.filter(isMiscounted).map(({ heading }) => `${place}: wrong count in "${heading}"`),
    ]),
    ...links
      .filter((link) => link.text.startsWith('/') && !link.text.startsWith('/blog/') && !leadsSomewhere(link))
      .map(({ place, text }) => `${place}: leads to ${text}`),
  ]
}

/** Whether a heading names another number of things than the block has. */
function isMiscounted(block: Block): boolean {
  const count =
    block.kind === 'cards'
      ? block.cards.length
      : block.kind === 'steps'
        ? block.steps.length
        : block.kind === 'plans'
          ? block.plans.length
          : undefined
  const named = numbers.findIndex((words) => words && new RegExp(`\\b(${words})\\b`, 'i').test(block.heading))
  return count !== undefined && named > 0 && named !== count
}
