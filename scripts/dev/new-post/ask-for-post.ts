import { isCancel, select, text } from '@clack/prompts'
import { questions } from '../../content/messages.ts'
import { meantCategory } from './compose-post.ts'

/**
 * Asks for what a new post needs; `undefined` if somebody breaks off.
 *
 * @param categories the first is chosen already
 * @param wished a category, which is then not asked for
 * @param findFault why there can be no such post
 */
export async function askForPost(
  categories: readonly string[],
  wished: string | undefined,
  findFault: (title: string, category?: string) => string | undefined,
): Promise<{ title: string; category: string } | undefined> {
  const ask = (message: string, judge: (value: string) => string | undefined) =>
    text({ message, validate: (value) => (value?.trim() ? judge(value) : questions.empty) })
  // The instructions of the library are English.
  const choose = (message: string, known: readonly string[], other: { value: string; label: string }) =>
    select({ message, options: [...known.map((value) => ({ value })), other], showInstructions: false })

  const title = await ask(questions.title, (value) => findFault(value))
  if (isCancel(title)) return undefined
  if (wished !== undefined) return { title, category: wished }
  const other = { value: '', label: questions.otherCategory }
  const chosen = categories.length === 0 ? '' : await choose(questions.category, categories, other)
  if (isCancel(chosen)) return undefined
  if (chosen !== '') return { title, category: chosen }
  const written = await ask(questions.newCategory, (value) => findFault(title, value))
  if (isCancel(written)) return undefined
  const meant = meantCategory(written, categories)
  if (meant === undefined) return { title, category: written }
  const asWritten = { value: written, label: questions.isNew(written) }
  const category = await choose(questions.meantCategory, [meant], asWritten)
  return isCancel(category) ? undefined : { title, category }
}
