import { placeAt } from '../diagnostics.ts'
import { wordingMessages as messages } from '../messages.ts'
import { rangeOfText, unfinished } from './fields.ts'
import type { Draft, Finding } from './rule.ts'

/** Longer titles are cut by search engines. */
const longestTitle = 70

type Check = [
  field: 'title' | 'excerpt' | 'author' | 'authorRole' | 'category',
  pattern: RegExp,
  message: (value: string) => string,
]

const checks: Check[] = [
  ['title', /\*\*|__|`|\]\(|<\/?[a-z][^>]*>/i, messages.markup],
  ['excerpt', /\*\*|__|`|\]\(|<\/?[a-z][^>]*>/i, messages.markup],
  ['title', /&#?\w+;/, messages.entity],
  ['excerpt', /&#?\w+;/, messages.entity],
  ['title', /^[„“‚»][^„“”‚»«]*[“”‘«]$/, messages.quoted],
  ['excerpt', /^[„“‚»][^„“”‚»«]*[“”‘«]$/, messages.quoted],
  ['title', /(?<![.\s]\p{L}{0,3})[.,;:]$/u, messages.endSign],
  ['title', /^(?=.*\p{Lu}{4})[^\p{Ll}]{10,}$/u, messages.capitals],
  [
    'title',
    new RegExp(`^.{${longestTitle + 1},}$`, 'u'),
    (value) => messages.longTitle([...value].length, longestTitle),
  ],
  ['excerpt', /(?:\.{3}|…)$/, messages.cut],
  ...(['title', 'excerpt', 'author', 'authorRole'] as const).map(
    (name): Check => [name, unfinished, messages.toDo],
  ),
  ['author', /[<>@*`]/, messages.name],
  ['authorRole', /[<>@*`]/, messages.name],
  ['category', /[,;#]/, messages.severalCategories],
]

/** Titles, excerpts, categories and tags that are shown otherwise than they were meant. */
export function checkWording({ fields, text }: Draft): Finding[] {
  const inTexts = checks.flatMap(([name, pattern, message]): Finding[] => {
    const field = fields.get(name)
    if (typeof field?.value !== 'string' || !pattern.test(field.value)) return []
    return [
      { place: placeAt(text, ...rangeOfText(field, text)), message: `${name}: ${message(field.value)}` },
    ]
  })
  const [title, excerpt, tags] = [fields.get('title'), fields.get('excerpt'), fields.get('tags')]
  const findings = [...inTexts]
  if (excerpt && title && excerpt.value === title.value) {
    findings.push({ place: excerpt.place, message: messages.sameAsTitle })
  }
  if (
    tags &&
    Array.isArray(tags.value) &&
    tags.value.length === 0 &&
    fields.get('published')?.value === true
  ) {
    findings.push({ place: tags.place, message: messages.noTags })
  }
  for (const { value, place } of Array.isArray(tags?.value) ? tags.parts : []) {
    if (typeof value === 'string' && /[,;#]/.test(value))
      findings.push({ place, message: messages.tagSigns(value) })
  }
  return findings
}
