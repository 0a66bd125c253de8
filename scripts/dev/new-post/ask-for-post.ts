import { isCancel, select, text } from '@clack/prompts'
import { commandMessages, questions } from '../../content/messages.ts'
import { meantCategory } from './compose-post.ts'

/**
 * Asks for what a new post needs; throws if somebody breaks off.
 *
 * @param categories the first is chosen already
 * @param wished a category, which is then not asked for
 * @param compose throws why there can be no such post
 */
export async function askForPost(
  categories: readonly string[],
  wished: string | undefined,
  compose: (title: string, category?: string) => unknown,
): Promise<{ title: string; category: string }> {
  const title = await ask(questions.title, (value) => compose(value))
  if (wished !== undefined) return { title, category: wished }
  const other = { value: '', label: questions.otherCategory }
  const chosen = categories.length > 0 && (await choose(questions.category, categories, other))
  if (chosen) return { title, category: chosen }
  const written = await ask(questions.newCategory, (value) => compose(title, value))
  const meant = meantCategory(written, categories)
  if (meant === undefined) return { title, category: written }
  const asWritten = { value: written, label: questions.isNew(written) }
  return { title, category: await choose(questions.meantCategory, [meant], asWritten) }
}

function ask(message: string, compose: (value: string) => unknown): Promise<string> {
  const validate = (value = '') => {
    if (value.trim() === '') return questions.empty
    try {
      compose(value)
    } catch (error) {
      return (error as Error).message
    }
  }
  return unlessCancelled(text({ message, validate }))
}

function choose(message: string, known: readonly string[], other: { value: string; label: string }) {
  const options = [...known.map((value) => ({ value })), other]
  // The instructions of the library are English.
  return unlessCancelled(select({ message, options, showInstructions: false }))
}

async function unlessCancelled(answering: ReturnType<typeof text>): Promise<string> {
  const answer = await answering
  if (isCancel(answer)) throw new Error(commandMessages.brokenOff)
  return answer
}
