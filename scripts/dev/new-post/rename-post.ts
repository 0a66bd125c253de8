import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { VFile } from 'vfile'
import { articlePath } from '../../../src/pages.ts'
import { compilePost } from '../../content/compile-post.ts'
import { listPosts, readPost } from '../../content/files.ts'
import { publishedAt } from '../../content/folders.ts'
import { type Field, readFrontMatter } from '../../content/front-matter.ts'
import { commandMessages } from '../../content/messages.ts'
import { frontMatterSchema } from '../../content/schema.ts'
import { listFiles } from '../../io/list-files.ts'

/** What is written instead of the text between two offsets. */
type Edit = { start: number; end: number; text: string }

/**
 * Gives a post another slug: its file and header image are renamed, links to it in other posts and in the code of pages
 * follow, and its old address leads to the new one. Returns the changed files; throws before anything is written.
 */
export async function renamePost(folder: string, old: string, slug: string, code = 'src'): Promise<string[]> {
  const { posts } = await listPosts(folder)
  const post = posts.find((file) => basename(file, '.md') === old)
  if (post === undefined) throw new Error(commandMessages.noSuchPost(old))
  const fault = frontMatterSchema.shape.slug.safeParse(slug).error?.issues[0]?.message
  if (fault !== undefined) throw new Error(`slug: ${fault}`)
  if (posts.some((file) => basename(file, '.md') === slug)) {
    throw new Error(commandMessages.slugTaken(slug, commandMessages.otherName))
  }

  const changed = new Map<string, string>()
  for (const file of posts) {
    const text = readPost(file)
    if (typeof text !== 'string') throw text
    const own = file === post ? ownEdits(text, old, slug) : []
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
  for (const path of renamed) renameSync(path, path.replace(`${old}${extname(path)}`, slug + extname(path)))
  return [...changed.keys()]
}

/** The header image that is named after the post, if there is one. */
function headerOf(folder: string, text: string, slug: string, old: string): string[] {
  const image = String(readFrontMatter(new VFile(text)).fields.get('image')?.value)
  if (!new RegExp(`^images/${slug}\\.\\w+$`).test(image)) return []
  const path = join(folder, image.replace(slug, old))
  return existsSync(path) ? [path] : []
}

function ownEdits(text: string, old: string, slug: string): Edit[] {
  const { fields } = readFrontMatter(new VFile(text))
  const [name, image, aliases] = ['slug', 'image', 'aliases'].map((field) => fields.get(field))
  const before = aliases?.parts.map(({ value }) => String(value)).filter((value) => value !== slug) ?? []
  const list = `[${[...before, old].join(', ')}]`
  const edits: Edit[] = []
  const replace = ({ start, end }: Field, value: string) => {
    edits.push({ start, end: start + text.slice(start, end).trimEnd().length, text: value })
  }
  if (aliases) replace(aliases, list)
  if (name) replace(name, aliases ? slug : `${slug}\naliases: ${list}`)
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
