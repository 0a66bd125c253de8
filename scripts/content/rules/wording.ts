import { placeAt } from '../diagnostics.ts'
import { wordingMessages as messages } from '../messages.ts'
import { rangeOfText } from './fields.ts'
import { unfinished } from './leftovers.ts'
import type { Draft, Finding } from './rule.ts'

/** Longer titles are cut by search engines. */
const longestTitle = 70

type Name = 'title' | 'excerpt' | 'author' | 'authorRole' | 'category'

type Check = [fields: readonly Name[], pattern: RegExp, message: (value: string) => string]

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
export function checkWording({ fields, text }: Draft): Finding[] {
  const findings = checks.flatMap(([names, pattern, message]) =>
    names.flatMap((name): Finding[] => {
      const field = fields.get(name)
      if (typeof field?.value !== 'string' || !pattern.test(field.value)) return []
      const place = placeAt(text, ...rangeOfText(field, text))
      return [{ place, message: `${name}: ${message(field.value)}` }]
    }),
  )
  const [title, excerpt, tags] = [fields.get('title'), fields.get('excerpt'), fields.get('tags')]
  if (excerpt && title && excerpt.value === title.value) {
    findings.push({ place: excerpt.place, message: messages.sameAsTitle })
  }
  if (!tags || !Array.isArray(tags.value)) return findings
  if (tags.parts.length === 0 && fields.get('published')?.value === true) {
    findings.push({ place: tags.place, message: messages.noTags })
  }
  for (const { value, place } of tags.parts) {
    if (typeof value !== 'string' || !/[,;#]/.test(value)) continue
    findings.push({ place, message: messages.tagSigns(value) })
  }
  return findings
}
