import { type Answer, answers, type FrontName, frontNames, type Note } from '../content/site-plan-copy.ts'

export type Answers = Readonly<Partial<Record<FrontName, Answer>>>

/** Under which name the answers are in the tab's storage. */
export const draftName = 'site-plan'

/** More gaps than these would be no order any more. */
export const maxGaps = 3

/** What the sheet shows for some answers. */
export type Survey = {
  /** `open`: without an answer, drawn as a thin line. */
  fronts: Record<FrontName, Answer | 'open'>
  /** The first gaps, at most `maxGaps`. */
  gaps: FrontName[]
  notes: Note[]
}

/**
 * The plan for some answers. In the browser the styles in `plan-form.tsx` draw it, so that it needs no JavaScript; a
 * test compares both for all answers.
 */
export function surveyOf(given: Answers): Survey {
  const stateOf = (name: FrontName) => given[name] ?? 'open'
  const gaps = frontNames.filter((name) => stateOf(name) === 'no')
  const isAnswered = frontNames.some((name) => stateOf(name) !== 'open')
  const applies: Record<Note, boolean> = {
    start: !isAnswered,
    none: isAnswered && gaps.length === 0,
    more: gaps.length > maxGaps,
    unknown: frontNames.some((name) => stateOf(name) === 'unknown'),
  }
  return {
    fronts: Object.fromEntries(frontNames.map((name) => [name, stateOf(name)])) as Survey['fronts'],
    gaps: gaps.slice(0, maxGaps),
    notes: (Object.keys(applies) as Note[]).filter((note) => applies[note]),
  }
}

/** The answers in a form; whatever else is in it is ignored. */
export function readAnswers(entries: Iterable<readonly [string, unknown]>): Answers {
  const given = new Map(entries)
  const valid = frontNames.flatMap((name) => {
    const answer = answers.find((answer) => answer === given.get(name))
    return answer ? [[name, answer] as const] : []
  })
  return Object.fromEntries(valid)
}
