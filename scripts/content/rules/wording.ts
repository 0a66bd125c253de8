import { type Message, wordingMessages as messages, say } from '../messages.ts'
import { rangeOfText } from './fields.ts'
import { unfinished } from './leftovers.ts'
import type { Draft, Report } from './rule.ts'

/** Longer titles are cut by search engines. */
const longestTitle = 70

type Name = 'title' | 'excerpt' | 'author' | 'authorRole' | 'category'

type Check = [fields: readonly Name[], pattern: RegExp, message: Message]

const checks: Check[] = [
  [['title', 'excerpt'], /\*\*|__|`|\]\(|<\/?[a-z][^>]*>/i, messages.markup],
  [['title', 'excerpt'], /&#?\w+;/, messages.entity],
  [['title', 'excerpt'], /^[„“‚»][^„“”‚»«]*[“”‘«]$/, messages.quoted],
  [
    ['title', 'excerpt'],
    /^(?:Titel|Title|Überschrift|Meta-?(?:Beschreibung|Description)|Auszug|Excerpt|Teaser|Blog(?:beitrag|post|artikel)): /i,
    messages.label,
  ],
  [
    ['title'],
    /\.(?:docx?|pdf|md|txt|odt)$|^(?:Kopie von|Copy of) |\((?:Entwurf|Draft|Kopie)\)$/i,
    messages.fileName,
  ],
  [['title'], /(?<![.\s]\p{L}{0,3})[.,;:]$/u, messages.endSign],
  [['title'], /^(?=.*\p{Lu}{4})[^\p{Ll}]{10,}$/u, messages.capitals],
  [
    ['title'],
    new RegExp(`^.{${longestTitle + 1},}$`, 'u'),
    (value) => messages.longTitle([...value].length, longestTitle),
  ],
  [['excerpt'], /(?:\.{3}|…)\]?$/, messages.cut],
  [['title', 'excerpt', 'author', 'authorRole'], unfinished, messages.toDo],
  [['author', 'authorRole'], /[<>@*`]/, messages.name],
  [['category'], /[,;#]/, messages.severalCategories],
]

/** Titles, excerpts, categories and tags that are shown otherwise than they were meant. */
export function checkWording({ fields, text }: Draft, report: Report): void {
  for (const [names, pattern, message] of checks) {
    for (const name of names) {
      const field = fields.get(name)
      if (typeof field?.value !== 'string' || !pattern.test(field.value)) continue
      report(rangeOfText(field, text), `${name}: ${say(message, field.value)}`)
    }
  }
  const [title, excerpt, tags] = [fields.get('title'), fields.get('excerpt'), fields.get('tags')]
  if (excerpt && title && excerpt.value === title.value) report(excerpt.place, messages.sameAsTitle)
  if (!tags || !Array.isArray(tags.value)) return
  const isPublished = fields.get('published')?.value === true
  if (tags.parts.length === 0 && isPublished) report(tags.place, messages.noTags)
  for (const { value, place } of tags.parts) {
    if (typeof value === 'string' && /[,;#]/.test(value)) report(place, messages.tagSigns(value))
  }
}
