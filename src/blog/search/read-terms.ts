import { type SearchFile, searchFileName } from './index-file.ts'

/** Reads a file of the index by its name; `null` if there is none. */
export type ReadIndex = (name: string) => Promise<SearchFile | null>

type Step = { file: SearchFile; at: string }

/** The files on the way to a key: from one to the next, a character deeper each time. */
export async function readTowards(key: string, read: ReadIndex): Promise<Step[]> {
  const steps: Step[] = []
  let at = ''
  for (const character of [...key, undefined]) {
    const file = await read(searchFileName(at))
    if (file === null) break
    steps.push({ file, at })
    const [next] = file.next?.find((group) => character && Array.from(group).includes(character)) ?? ''
    if (next === undefined) break
    at += next
  }
  return steps
}

/** The file that has the terms whose keys begin with `prefix`, beside some that begin otherwise, or the first of several. */
export async function readTerms(prefix: string, read: ReadIndex): Promise<Step | undefined> {
  const last = (await readTowards(prefix, read)).at(-1)
  return last && (last.file.next === undefined || last.at === prefix) ? last : undefined
}

/**
 * The terms of all files below a prefix, of at most `maxFiles` beside the first; those that go on like `key` come
 * first.
 */
export async function readAllTerms(prefix: string, key: string, read: ReadIndex, maxFiles: number) {
  let left = maxFiles
  const collect = async ({ terms, next = [] }: SearchFile, at: string): Promise<SearchFile['terms']> => {
    const following = Array.from(key)[Array.from(at).length] ?? ''
    const inOrder = next.toSorted((a, b) => Number(b.includes(following)) - Number(a.includes(following)))
    const found = [...terms]
    for (const group of inOrder) {
      if (left === 0) break
      left -= 1
      const below = at + (Array.from(group)[0] ?? '')
      const file = await read(searchFileName(below))
      if (file !== null) found.push(...(await collect(file, below)))
    }
    return found
  }
  const first = await readTerms(prefix, read)
  return first ? collect(first.file, first.at) : []
}
