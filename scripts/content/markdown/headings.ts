import GithubSlugger, { slug } from 'github-slugger'
import type { ElementContent } from 'hast'
import type { Heading } from '../../../src/blog/post.ts'
import { postText } from '../../../src/content/de/post-text.ts'
import { sectionId } from '../../../src/links/section-id.ts'
import { elementPlugin, h, readableText, SKIP } from './elements.ts'

/** Gives each heading an id like GitHub, with a prefix, and fills the table of contents in the data of the file. */
export const rehypeHeadingIds = elementPlugin((file) => {
  const slugger = new GithubSlugger()
  const contents: Heading[] = []
  file.data.contents = contents
  return (node) => {
    // The heading of the footnotes has an id already.
    if (node.properties.dataFootnotes !== undefined) return SKIP
    if (!/^h[1-6]$/.test(node.tagName)) return undefined
    const text = readableText(node)
    const id = slugger.slug(sectionId(slug(text) || postText.section))
    node.properties.id = id
    contents.push({ id, text, depth: Number(node.tagName[1]) as Heading['depth'] })
    return undefined
  }
})

/** The text of a heading, or the longest between links and footnotes, becomes a link to the heading itself. */
export const rehypeHeadingAnchors = elementPlugin(() => ({ tagName, properties, children }) => {
  // The label of the footnotes is for screen readers only.
  if (!/^h[23]$/.test(tagName) || properties.id === 'footnote-label') return
  for (const child of children) {
    if (child.type !== 'element') continue
    if (child.tagName === 'a') child.properties.className = ['link']
    // A footnote's number is too small a target to stand close to another.
    if (child.tagName === 'sup') child.properties.className = ['apart']
  }
  const [start, end] = longestText(children)
  if (start === end) return
  const link = h('a', { href: `#${properties.id}` }, ...children.slice(start, end))
  children.splice(start, end - start, link)
})

/** Where the longest run of children with text and without links begins and ends. */
function longestText(children: ElementContent[]): [start: number, end: number] {
  let longest = { range: [0, 0] as [number, number], length: 0 }
  let start = 0
  for (const [end, child] of [...children, undefined].entries()) {
    if (child && !hasLink(child)) continue
    const { length } = readableText(h('a', {}, ...children.slice(start, end))).trim()
    if (length > longest.length) longest = { range: [start, end], length }
    start = end + 1
  }
  return longest.range
}

function hasLink(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink))
}
