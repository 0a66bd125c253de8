import { expect, test } from 'vitest'
import type { Block } from '../content/page-copy.ts'
import { isBlockShown } from './is-block-shown.ts'

const heading = 'Aufgaben'
const text = 'ein Text'

test.each<[name: string, isShown: boolean, block: Block]>([
  ['no cards', false, { kind: 'cards', heading, cards: [] }],
  ['a card', true, { kind: 'cards', heading, cards: [{ title: text, text }] }],
  ['no steps', false, { kind: 'steps', heading, steps: [] }],
  ['a step', true, { kind: 'steps', heading, steps: [{ title: text, text }] }],
  ['no rows', false, { kind: 'table', heading, head: [text], rows: [] }],
  ['a row', true, { kind: 'table', heading, head: [text], rows: [[text]] }],
  ['no questions', false, { kind: 'questions', heading, questions: [] }],
  ['a question', true, { kind: 'questions', heading, questions: [{ question: text, answer: text }] }],
  ['no text', false, { kind: 'prose', heading, paragraphs: [], points: [], links: [] }],
  ['points alone', true, { kind: 'prose', heading, paragraphs: [], points: [text] }],
  ['a link alone', true, { kind: 'prose', heading, paragraphs: [], links: [{ to: '/', label: text }] }],
  ['buttons', true, { kind: 'call', heading, actions: [{ call: 'phone' }] }],
])('a block with %s is shown: %s', (_, isShown, block) => {
  expect(isBlockShown(block)).toBe(isShown)
})
