import { isCancel, select, text } from '@clack/prompts'
import { questions } from '../../content/messages.ts'

const other = Symbol('another category')

/** Asks for what a new post needs; `undefined` if somebody breaks off. */
export async function askForPost(
  categories: readonly string[],
): Promise<{ title: string; category: string } | undefined> {
  const ask = (message: string) =>
    text({ message, validate: (value) => (value?.trim() ? undefined : questions.empty) })
  const title = await ask(questions.title)
  if (isCancel(title)) return undefined
  const options = categories.map((category) => ({
    value: category as string | typeof other,
    label: category,
  }))
  const chosen =
    options.length === 0
      ? other
      : await select({
          message: questions.category,
          options: [...options, { value: other, label: questions.otherCategory }],
        })
  const category = chosen === other ? await ask(questions.newCategory) : chosen
  return isCancel(category) || typeof category !== 'string' ? undefined : { title, category }
}
