import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { VFile } from 'vfile'
import { articlePath } from '../../../src/pages.ts'
import { compilePost } from '../../content/compile-post.ts'
import { listPosts, readPost } from '../../content/files.ts'
import { publishedAt } from '../../content/folders.ts'
import { type Field, readFrontMatter } from '../../content/front-matter.ts'
import { commandMessages } from '../../content/messages.ts'
import { nearest } from '../../content/nearest.ts'
import { frontMatterSchema } from '../../content/schema.ts'
import { listFiles } from '../../io/list-files.ts'

/** What is written instead of the text between two offsets. */
type Edit = { start: number; end: number; text: string }

/**
 * Gives a post another slug: its file and header image are renamed, links to it in other posts and in the code of pages
 * follow, and its old address leads to the new one, unless it is a draft that was never published. Throws before
 * anything is written.
 *
 * @param today `YYYY-MM-DD`
 * @returns the changed files; a renamed one as `old → new`
 */
export async function renamePost(
  folder: string,
  old: string,
  slug: string,
  today: string,
  code = 'src',
): Promise<{ files: string[]; hasAlias: boolean }> {
  const { posts } = await listPosts(folder)
  const post = posts.find((file) => basename(file, '.md') === old)
  if (post === undefined) throw new Error(explainMissing(posts, old))
  if (slug === old) throw new Error(commandMessages.sameName(old))
  const fault = frontMatterSchema.shape.slug.safeParse(slug).error?.issues[0]?.message
  if (fault !== undefined) throw new Error(`slug: ${fault}`)
  if (posts.some((file) => basename(file, '.md') === slug)) {
    throw new Error(commandMessages.slugTaken(slug, commandMessages.otherName))
  }

  const changed = new Map<string, string>()
  const hasAlias = !isUnseenDraft(fieldsOf(post), today)
  for (const file of posts) {
    const text = readPost(file)
    if (typeof text !== 'string') throw text
    const own = file === post ? ownEdits(text, old, slug, hasAlias) : []
    const edits = [...linkEdits(file, text, old, slug), ...own]
    if (edits.length > 0) changed.set(file, applyEdits(text, edits))
  }
  for (const name of listFiles(code)) {
    const path = join(code, name)
    if (!/(?<!\.test)\.tsx?$/.test(path)) continue
    const text = readFileSync(path, 'utf8')
    if (text.includes(`'${old}'`)) changed.set(path, text.replaceAll(`'${old}'`, `'${slug}'`))
  }
  for (const [path, text] of changed) writeFileSync(path, text)
  const renamed = [post, ...headerOf(folder, changed.get(post) ?? '', slug, old)]
  const arrows = renamed.map((path) => {
    const target = path.replace(`${old}${extname(path)}`, slug + extname(path))
    renameSync(path, target)
    return `${path} → ${target}`
  })
  return { files: [...arrows, ...[...changed.keys()].filter((path) => path !== post)], hasAlias }
}

/** What a post is called now, else the name that was probably meant. */
function explainMissing(posts: readonly string[], name: string): string {
  const heir = posts.find((file) =>
    fieldsOf(file)
      .get('aliases')
      ?.parts.some(({ value }) => value === name),
  )
  const names = posts.map((file) => basename(file, '.md'))
  return heir
    ? commandMessages.renamedBefore(name, basename(heir, '.md'))
    : commandMessages.noSuchPost(name, nearest(name, names))
}

/** Its address never existed, as far as its fields say. */
function isUnseenDraft(fields: ReadonlyMap<string, Field>, today: string): boolean {
  return fields.get('published')?.value === false && String(fields.get('date')?.value) >= today
}

function fieldsOf(file: string): ReadonlyMap<string, Field> {
  const text = readPost(file)
  return readFrontMatter(new VFile(typeof text === 'string' ? text : '')).fields
}

/** The header image that is named after the post, if there is one. */
function headerOf(folder: string, text: string, slug: string, old: string): string[] {
  const image = String(readFrontMatter(new VFile(text)).fields.get('image')?.value)
  if (!new RegExp(`^images/${slug}\\.\\w+$`).test(image)) return []
  const path = join(folder, image.replace(slug, old))
  return existsSync(path) ? [path] : []
}

function ownEdits(text: string, old: string, slug: string, hasAlias: boolean): Edit[] {
  const { fields } = readFrontMatter(new VFile(text))
  const [name, image, aliases] = ['slug', 'image', 'aliases'].map((field) => fields.get(field))
  const before = aliases?.parts.map(({ value }) => String(value)).filter((value) => value !== slug) ?? []
  const list = `[${[...before, ...(hasAlias ? [old] : [])].join(', ')}]`
  const edits: Edit[] = []
  const replace = ({ start, end }: Field, value: string) => {
    edits.push({ start, end: start + text.slice(start, end).trimEnd().length, text: value })
  }
  if (aliases) replace(aliases, list)
  if (name) replace(name, aliases || !hasAlias ? slug : `${slug}\naliases: ${list}`)
  const path = String(image?.value)
  if (image && path.startsWith(`images/${old}.`)) replace(image, path.replace(old, slug))
  return edits
}

/** The addresses of a post's text that lead to the post, as they are written. */
function linkEdits(file: string, text: string, old: string, slug: string): Edit[] {
  const base = new URL(`${publishedAt.files}/x`, 'http://site.invalid')
  return compilePost({ file, text, hints: false }).addresses.flatMap(({ url, place }) => {
    const [start = 0, end = 0] = [place.start.offset, place.end.offset]
    const target = URL.canParse(url, base) ? new URL(url, base) : undefined
    const isMeant =
      target?.host === base.host && target.pathname.replace(/\.(md|html)$/, '') === articlePath(old)
    return isMeant && text.slice(start, end) === url ? [{ start, end, text: url.replace(old, slug) }] : []
  })
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end)
  }
  return result
}
