import GithubSlugger, { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import type { Heading } from '../../../src/blog/post.ts'
import { readableText } from './readable-text.ts'
import { SKIP, walkElements } from './walk-elements.ts'

declare module 'vfile' {
  interface DataMap {
    contents: Heading[]
  }
}

/** Ids that the page around an article has. */
const takenIds = ['root', 'main', 'article-body', 'hydration-data', 'footnote-label']

/**
 * Gives each heading an id that is derived from its text, as GitHub does, and writes the table of contents into the
 * file's data.
 */
export function rehypeHeadingIds() {
  return (tree: Root, file: VFile): undefined => {
    const slugger = new GithubSlugger()
    for (const id of takenIds) slugger.slug(id)
    const contents: Heading[] = []
    walkElements(tree, (node) => {
      if (isFootnotes(node)) return SKIP
      const depth = depthOf(node)
      if (depth === undefined) return
      const text = readableText(node)
      const id = slugger.slug(slug(text) || 'abschnitt')
      node.properties.id = id
      contents.push({ id, text, depth })
    })
    file.data.contents = contents
  }
}

function depthOf({ tagName }: Element): Heading['depth'] | undefined {
  const match = /^h([1-6])$/.exec(tagName)
  return match ? (Number(match[1]) as Heading['depth']) : undefined
}

/** The section that remark-rehype adds brings a heading with an id of its own. */
function isFootnotes(node: Element): boolean {
  return node.tagName === 'section' && node.properties.dataFootnotes !== undefined
}
