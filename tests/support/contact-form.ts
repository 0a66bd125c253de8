import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Strings that break programs: of other scripts, with control characters, with markup. */
export const naughtyStrings: string[] = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('big-list-of-naughty-strings'), 'utf8'),
)

/** Without blanks at both ends, as both sides agree; half a surrogate pair cannot be sent. */
export function trimmed<Fields extends Record<string, string>>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '\ufffd').trim()]),
  ) as Fields
}
