import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from '../../../src/blog/post.ts'
import { postText } from '../../../src/content/de/post-text.ts'
import { sectionId } from '../../../src/navigation/section-id.ts'
import { elementPlugin, h, readableText, SKIP, walkElements } from './elements.ts'

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

/** A heading becomes a link to itself, unless it has links or footnotes of its own. */
export const rehypeHeadingAnchors = elementPlugin(() => (heading) => {
  const { tagName, properties, children } = heading
  // The label of the footnotes is for screen readers only.
  if (!/^h[23]$/.test(tagName) || properties.id === 'footnote-label') return
  let hasLink = false
  walkElements(heading, (child) => {
    if (child.tagName === 'a') hasLink = true
  })
  if (!hasLink && readableText(heading).trim() !== '')
    heading.children = [h('a', { href: `#${properties.id}` }, ...children)]
})
