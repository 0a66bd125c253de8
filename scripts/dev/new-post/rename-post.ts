import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import MagicString from 'magic-string'
import { VFile } from 'vfile'
import { articlePath } from '../../../src/pages.ts'
import { compilePost } from '../../content/compile-post.ts'
import { listPosts, readPost } from '../../content/files.ts'
import { publishedAt } from '../../content/folders.ts'
import { type Field, readFrontMatter } from '../../content/front-matter.ts'
import { commandMessages } from '../../content/messages.ts'
import { nearest } from '../../content/nearest.ts'
import { listFiles } from '../../io/list-files.ts'
import { checkField } from './compose-post.ts'

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
  checkField('slug', slug)
  if (posts.some((file) => basename(file, '.md') === slug)) {
    throw new Error(commandMessages.slugTaken(slug, commandMessages.otherName))
  }

  const changed = new Map<string, string>()
  const hasAlias = !isUnseenDraft(fieldsOf(post), today)
  for (const file of posts) {
    const text = readPost(file)
    if (typeof text !== 'string') throw text
    const edited = new MagicString(text)
    if (file === post) changeFields(edited, old, slug, hasAlias)
    changeLinks(edited, file, old, slug)
    if (edited.hasChanged()) changed.set(file, edited.toString())
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

/** What can be read of a post's front matter. */
export function fieldsOf(file: string): ReadonlyMap<string, Field> {
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

function changeFields(post: MagicString, old: string, slug: string, hasAlias: boolean): void {
  const { fields } = readFrontMatter(new VFile(post.original))
  const [name, image, aliases] = ['slug', 'image', 'aliases'].map((field) => fields.get(field))
  const known = aliases?.parts.flatMap(({ value }) => (value ? [String(value)] : [])) ?? []
  const before = known.filter((value) => value !== slug)
  const list = `[${[...before, ...(hasAlias ? [old] : [])].join(', ')}]`
  const replace = ({ start, end }: Field, value: string) => {
    const written = post.original.slice(start, end).trimEnd()
    if (written === '') post.appendLeft(start, ` ${value}`)
    else post.update(start, start + written.length, value)
  }
  if (aliases) replace(aliases, list)
  if (name) replace(name, aliases || !hasAlias ? slug : `${slug}\naliases: ${list}`)
  const path = String(image?.value)
  if (image && path.startsWith(`images/${old}.`)) replace(image, path.replace(old, slug))
}

/** Changes the addresses of a post's text that lead to the renamed post, as they are written. */
function changeLinks(post: MagicString, file: string, old: string, slug: string): void {
  const base = new URL(`${publishedAt.files}/x`, 'http://site.invalid')
  for (const { url, place } of compilePost({ file, text: post.original, hints: false }).addresses) {
    const [start = 0, end = 0] = [place.start.offset, place.end.offset]
    const target = URL.canParse(url, base) ? new URL(url, base) : undefined
    const isMeant =
      target?.host === base.host && target.pathname.replace(/\.(md|html)$/, '') === articlePath(old)
    if (isMeant && post.original.slice(start, end) === url) post.update(start, end, url.replace(old, slug))
  }
}
