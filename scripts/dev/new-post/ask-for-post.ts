import { isCancel, select, text } from '@clack/prompts'
import { questions } from '../../content/messages.ts'

/** Asks for what a new post needs; `undefined` if somebody breaks off. */
export async function askForPost(
  categories: readonly string[],
): Promise<{ title: string; category: string } | undefined> {
  const ask = (message: string) =>
    text({ message, validate: (value) => (value?.trim() ? undefined : questions.empty) })
  const title = await ask(questions.title)
  if (isCancel(title)) return undefined
  const known = categories.map((value) => ({ value, label: value }))
  const options = [...known, { value: '', label: questions.otherCategory }]
  const chosen = known.length === 0 ? '' : await select({ message: questions.category, options })
  const category = chosen === '' ? await ask(questions.newCategory) : chosen
  return isCancel(category) ? undefined : { title, category }
}
