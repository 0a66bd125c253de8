import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledPost, PostRecord, PostSource } from './compile-post.ts'
import type { Diagnostic } from './diagnostics.ts'
import { listPosts, type PostFile, readPost, stampOf } from './files.ts'
import { outlineOf } from './post-outline.ts'
import type { PostQueue } from './post-queue.ts'
import { unreadable } from './unreadable.ts'

/** A post of the folder, in step with its file. */
export type KeptPost = {
  file: string
  /** What is wrong with what stands in the file, or nothing; `undefined` while that is being compiled. */
  compilation: PostRecord | undefined
  /** The last version that was right. */
  right: CompiledPost | undefined
  /** The new version without its text, while that is being compiled together with many others. */
  outline: CompiledPost | undefined
  settled: Promise<void>
  /** Whether the file was not there a moment ago: many programs save by deleting and writing anew. */
  isMissing: boolean
}

export type KeptPosts = {
  /** In the order of their files, each with its name in messages. */
  all: () => KeptPost[]
  get: (file: string) => KeptPost | undefined
  /** Files that look like posts and are none. */
  misnamed: () => Diagnostic[]
  /** Looks at the file of this name again, or at the whole folder. */
  refresh: (file?: string) => void
  /** The whole folder was looked at once; a few posts are compiled by then, of many only the lists are known. */
  started: Promise<void>
}

type Kept = KeptPost & { path: string; stamp: string; digest: string; missingSince: number | undefined }

/** More changes than that at once are not a writer's, who waits for the one. */
const few = 20
/** What an editor writes together comes together. Milliseconds. */
const pause = 10

/**
 * Keeps the posts of a folder compiled while they change. What a file system tells of changes is only a reason
 * to look: what counts is what stands in the files. `onChange` is called whenever something may be different.
 */
export function keepPosts(
  folder: string,
  { queue, patience, onChange }: { queue: PostQueue; patience: number; onChange: () => void },
): KeptPosts {
  const posts = new Map<string, Kept>()
  let misnamed: Diagnostic[] = []
  const touched = new Set<string>()
  let running: Promise<void> | undefined

  const refresh = (file = folder): Promise<void> => {
    touched.add(file)
    running ??= run()
    return running
  }
  const run = async () => {
    await sleep(pause)
    while (touched.size > 0) {
      const names = new Set(touched)
      touched.clear()
      await update(names)
    }
    running = undefined
  }

  const update = async (names: ReadonlySet<string>) => {
    const known = [...names].flatMap((name) => posts.get(name) ?? [])
    const isWhole = known.length < names.size
    const listed = isWhole ? await listPosts(folder) : { posts: known, problems: misnamed }
    misnamed = listed.problems
    if (isWhole) noteMissing(new Set(listed.posts.map(({ file }) => file)))

    const changed: { post: Kept; source: PostSource | Diagnostic }[] = []
    for (let at = 0; at < listed.posts.length; at += 64) {
      const some = listed.posts.slice(at, at + 64).map((post) => compare(post, isWhole, names))
      for (const difference of await Promise.all(some)) if (difference) changed.push(difference)
    }
    const isUrgent = changed.length <= few
    for (const { post, source } of changed) compile(post, source, isUrgent)
    // Of a save comes word twice, and a page should not read its data anew for nothing.
    if (!isWhole && changed.length === 0) return
    if (!isUrgent) onChange()
    void Promise.all(changed.map(({ post }) => post.settled)).then(onChange)
  }

  const noteMissing = (there: ReadonlySet<string>) => {
    for (const post of posts.values()) {
      post.isMissing = !there.has(post.file)
      if (!post.isMissing) {
        post.missingSince = undefined
        continue
      }
      post.missingSince ??= performance.now()
      const rest = post.missingSince + patience - performance.now()
      if (rest > 0) setTimeout(refresh, rest)
      else posts.delete(post.file)
    }
  }

  /** The post if other things stand in its file than did before. */
  const compare = async ({ path, file }: PostFile, isWhole: boolean, names: ReadonlySet<string>) => {
    const stamp = await stampOf(path)
    const before = posts.get(file)
    if (!isWhole && (stamp === '' || before?.isMissing)) {
      // Only the folder can tell whether it is gone, or back.
      touched.add(folder)
      return undefined
    }
    if (before?.stamp === stamp && !names.has(file)) return undefined
    const source = await readPost({ path, file })
    const digest = 'message' in source ? source.message : digestOf(source.bytes)
    const post: Kept = before ?? {
      ...{ file, path, stamp, digest: '', settled: Promise.resolve() },
      ...{ compilation: undefined, right: undefined, outline: undefined },
      ...{ isMissing: false, missingSince: undefined },
    }
    posts.set(file, post)
    post.stamp = stamp
    if (post.digest === digest) return undefined
    post.digest = digest
    return { post, source }
  }

  const compile = (post: Kept, source: PostSource | Diagnostic, isUrgent: boolean) => {
    const { digest } = post
    const settle = (compilation: PostRecord) => {
      // Something else stands there by now.
      if (post.digest !== digest) return
      const { post: compiled } = compilation
      post.compilation = compilation
      if (compiled) post.right = { ...compiled, frontMatter: sameAs(compiled, post.outline ?? post.right) }
      post.outline = undefined
    }
    if ('message' in source) {
      settle(unreadable(source))
      return
    }
    post.compilation = undefined
    const outline = isUrgent ? undefined : outlineOf(source)
    if (outline) post.outline = { ...outline, frontMatter: sameAs(outline, post.right) }
    post.settled = queue.compile(source, isUrgent).then(settle)
  }

  return {
    all: () => [...posts.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    get: (file) => posts.get(file),
    misnamed: () => misnamed,
    refresh: (file) => void refresh(file),
    started: refresh().then(async () => {
      if (posts.size <= few) await Promise.all([...posts.values()].map(({ settled }) => settled))
    }),
  }
}

/** The front matter of `before` if it says the same: lists are arranged anew only if it is another object. */
function sameAs(post: CompiledPost, before: CompiledPost | undefined): CompiledPost['frontMatter'] {
  const isSame = JSON.stringify(before?.frontMatter) === JSON.stringify(post.frontMatter)
  return before && isSame ? before.frontMatter : post.frontMatter
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}
