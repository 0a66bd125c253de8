import { setMaxListeners } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { autocomplete, isCancel, log, multiselect, note, select, text } from '@clack/prompts'

/** What somebody did at a question: answered it, went back one question, or stopped. */
export type Outcome<T = unknown> = { value: T } | 'back' | 'stop'

/** In a long list it is also found by the words of `search`. */
export type Choice<T> = { value: T; label: string; search?: string }

export type Terminal = ReturnType<typeof openTerminal>

/** Asks in a terminal. Esc goes back; Ctrl+C stops, and so do a closed terminal, the end of the input and signals. */
export function openTerminal(input: Readable = process.stdin, output: Writable = process.stdout) {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const abort = () => stop.abort()
  const signals = ['SIGHUP', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, abort)
  for (const event of ['end', 'close'] as const) input.once(event, abort)
  // clack (1.9) has one symbol for Esc and Ctrl+C.
  let key: string | undefined
  const readKey = (_: unknown, pressed?: { name?: string }) => {
    key = pressed?.name
  }
  input.on('keypress', readKey)

  const common = { input, output, signal: stop.signal }
  const outcomeOf = <T>(answer: T | symbol): Outcome<T> => {
    if (!isCancel(answer)) return { value: answer as T }
    return key === 'escape' && !stop.signal.aborted ? 'back' : 'stop'
  }
  return {
    choose: async <T>(message: string, options: readonly Choice<T>[], initialValue?: T) =>
      outcomeOf(
        await select<unknown>({
          ...common,
          message,
          options: options as never,
          initialValue,
          showInstructions: false,
        }),
      ) as Outcome<T>,
    /** In a long list, which typing makes shorter. */
    find: async <T>(message: string, options: readonly Choice<T>[], initialValue: T) =>
      outcomeOf(
        await autocomplete<unknown>({
          ...{ ...common, message, options: options as never, initialValue },
          filter: (typed, { label, search }: Partial<Choice<unknown>>) => {
            const words = `${label} ${search}`.toLowerCase()
            return typed
              .toLowerCase()
              .split(' ')
              .every((word) => words.includes(word))
          },
        }),
      ) as Outcome<T | undefined>,
    chooseSeveral: async <T>(message: string, options: readonly Choice<T>[], initialValues: readonly T[]) =>
      outcomeOf(
        await multiselect<unknown>({
          ...common,
          ...{ message, options: options as never, initialValues, required: false, showInstructions: false },
        }),
      ) as Outcome<T[]>,
    /** @param kept what Enter alone answers, and how the empty field says so */
    type: async (
      message: string,
      kept: { defaultValue: string; placeholder: string } | undefined,
      findProblem: (typed: string) => string | undefined,
    ) =>
      outcomeOf<string>(
        await text({ ...common, message, ...kept, validate: (typed) => findProblem(typed ?? '') }),
      ),
    say: (message: string) => log.message(message, { output }),
    warn: (message: string) => log.warn(message, { output }),
    note: (message: string, title: string) => note(message, title, { output, format: (line) => line }),
    close: () => {
      input.off('keypress', readKey)
      for (const signal of signals) process.off(signal, abort)
      for (const event of ['end', 'close'] as const) input.off(event, abort)
    },
  }
}
