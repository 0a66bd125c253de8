import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { openTerminal } from '../../scripts/dev/setup/terminal.ts'

export const keys = {
  enter: '\r',
  escape: '\u001b',
  interrupt: '\u0003',
  clear: '\u0015',
  down: '\u001b[B',
  up: '\u001b[A',
  space: ' ',
}

/**
 * Somebody in front of a terminal in this process: presses keys whenever a question is there.
 *
 * @param press the keys for a question, as it is on the screen, and its number; `end` closes the terminal
 */
export function openUser(press: (question: string, index: number) => string | { end: true }) {
  const asked: string[] = []
  let isNew = false
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const output = new Writable({
    write(chunk, _, done) {
      const text = String(chunk)
      // clack hides the cursor, then draws the question.
      if (isNew) {
        isNew = false
        const question = stripVTControlCharacters(text).trim()
        asked.push(question)
        const keys = press(question, asked.length - 1)
        setImmediate(() => (typeof keys === 'string' ? input.write(keys) : input.end()))
      }
      if (text.includes('\u001b[?25l')) isNew = true
      done()
    },
  })
  return { terminal: openTerminal(input, output), asked }
}
