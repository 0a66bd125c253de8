import { stampOf } from '../files.ts'
import type { Answer, LookAt } from './find-images.ts'

/**
 * For pictures that are asked for again with every change of a post: none is looked for twice until `forget`, and
 * after that only those are looked into whose files were written since.
 */
export function keepLooks(): { lookAt: LookAt; forget: () => void } {
  const earlier = new Map<string, { stamp: string; answer: Answer }>()
  let current = new Map<string, Promise<Answer>>()

  const lookAgain: LookAt = async (path, find, look) => {
    const file = await find()
    const stamp = file === undefined ? '' : `${file} ${await stampOf(file)}`
    const before = earlier.get(path)
    if (before?.stamp === stamp) return before.answer
    const answer = file === undefined ? 'missing' : await look(file)
    earlier.set(path, { stamp, answer })
    return answer
  }
  return {
    lookAt: (path, find, look) => {
      const answers = current
      const known = answers.get(path)
      if (known) return known
      const answer = lookAgain(path, find, look)
      answers.set(path, answer)
      // Such as a disk that fails, which may work again.
      answer.catch(() => answers.delete(path))
      return answer
    },
    forget: () => {
      current = new Map()
    },
  }
}
