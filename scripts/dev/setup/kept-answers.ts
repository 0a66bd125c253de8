import { existsSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomic } from '../../io/atomic-write.ts'
import type { OwnerLanguage } from '../../io/owner-language.ts'
import type { Answers } from './question.ts'

/** The answers of a setup that was stopped. Git ignores the file. */
export const keptFile = '.setup-answers.json'

const kept = z.object({ language: z.enum(['de', 'en', 'fr']), answers: z.record(z.string(), z.unknown()) })

export type Kept = { language: OwnerLanguage; answers: Answers }

/** `undefined` if there are none, `broken` if they cannot be read. */
export function readKeptAnswers(file = keptFile): Kept | 'broken' | undefined {
  if (!existsSync(file)) return undefined
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return 'broken'
  }
}

export function keepAnswers(answers: Kept, file = keptFile): void {
  writeFileAtomic(file, `${JSON.stringify(answers, null, 2)}\n`)
}

export function forgetAnswers(file = keptFile): void {
  rmSync(file, { force: true })
}
