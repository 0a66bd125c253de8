import type { Company, Facts } from '../../../src/company/facts-schema.ts'
import type { PageName } from '../../../src/pages.ts'
import { knownAnswers } from './dialogue.ts'
import { emptyFacts } from './empty-facts.ts'
import { inEach } from './kind.ts'
import { type Answers, factsOf, isFirstSetup, languagesOf, schemaAt, schemaFor } from './question.ts'
import { questions } from './questions.ts'

/**
 * The facts with these answers. The first time nothing of the sample company is left; later only what another answer
 * changes is written, so that edits by hand stay.
 */
export function applyAnswers(facts: Facts, answers: Answers, today = new Date()): Facts {
  const changed = isFirstSetup(facts) ? emptyFacts(facts, languagesOf(answers)) : structuredClone(facts)
  const earlier = knownAnswers(facts)
  const schema = schemaFor(answers)
  const written: string[] = []
  const write = (path: string, value: unknown) => {
    const target = value === null ? nullablePart(path, schema) : path
    // "Not now" leaves a fact that must be there as the placeholder that it is.
    if (target === undefined) return
    setAt(changed, target.split('.'), value)
    written.push(target)
  }

  for (const question of questions) {
    const { name, fact, group } = question
    const [answer, before] = [answers[name] ?? null, earlier[name]]
    if (question.isAsked(answers)) {
      if (JSON.stringify(answer) === JSON.stringify(before)) continue
      for (const [path, value] of Object.entries(factsOf(question, answer, answers, changed)))
        write(path, value)
    } else if (fact && group === 'company' && question.isAsked(earlier)) write(fact, null)
  }
  for (const [page, hasContent] of pagesOfFacts) {
    const has = hasContent(changed.company)
    if (!isFirstSetup(facts) && has === hasContent(facts.company)) continue
    const others = changed.disabledPages.filter((each) => each !== page)
    changed.disabledPages = has ? others : [...others, page]
  }
  // Until the owner has terms of another day.
  if (changed.placeholders.includes(termsDate)) {
    write(
      termsDate,
      inEach(changed.languages, (language) => formatDay(today, language)),
    )
  }
  changed.placeholders = changed.placeholders.filter((path) =>
    written.every((known) => !`${path}.`.startsWith(`${known}.`) && !`${known}.`.startsWith(`${path}.`)),
  )
  return changed
}

const termsDate = 'company.terms.dated'

/** In British order, as on the pages. */
const formatDay = (day: Date, language: string) =>
  day.toLocaleDateString(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' })

/** Pages that would have nothing to say without some facts. */
const pagesOfFacts: [page: PageName, hasContent: (company: Company) => boolean][] = [
  ['careers', ({ claims }) => claims.applications !== null],
  ['visionMission', ({ claims }) => claims.values !== null],
  ['partner', ({ sister, vendors }) => sister !== null || Object.values(vendors).some(Boolean)],
]

/** The fact itself, or the group that it is in, if it may be missing. */
function nullablePart(path: string, schema: ReturnType<typeof schemaFor>): string | undefined {
  if (schemaAt(schema, path)?.safeParse(null).success) return path
  const end = path.lastIndexOf('.')
  return end < 0 ? undefined : nullablePart(path.slice(0, end), schema)
}

function setAt(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value
    return
  }
  target[key] ??= {}
  setAt(target[key] as Record<string, unknown>, rest, value)
}
