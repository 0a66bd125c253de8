import { placeAt } from '../diagnostics.ts'
import { bracketMessages as messages } from '../messages.ts'
import type { Draft, Finding } from './rule.ts'

/** Round brackets without their other half. */
export function checkBrackets({ text, prose }: Draft): Finding[] {
  return prose.flatMap(({ source, start }) => {
    const open: number[] = []
    const closed: number[] = []
    for (const { 0: sign, index } of source.matchAll(/(?<![:;=-])[()]/g)) {
      if (sign === '(') open.push(index)
      // Points of a list in a sentence, such as a) and 1), have none.
      else if (open.pop() === undefined && !/(?:^|\s)[\p{L}\d]{1,3}$/u.test(source.slice(0, index)))
        closed.push(index)
    }
    return [
      ...open.map((index) => ({ index, message: messages.open })),
      ...closed.map((index) => ({ index, message: messages.closed })),
    ].map(({ index, message }) => ({ place: placeAt(text, start + index, start + index + 1), message }))
  })
}
