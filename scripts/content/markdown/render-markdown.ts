import type { Root } from 'hast'
import type { Root as MarkdownRoot, Nodes } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Heading } from '../../../src/blog/post.ts'
import { rehypeCaptions } from './captions.ts'
import { rehypeDrawCallouts } from './draw-callouts.ts'
import { remarkFindCallouts } from './find-callouts.ts'
import { remarkGfmSubset } from './gfm-subset.ts'
import { rehypeHeadingAnchors } from './heading-anchors.ts'
import { rehypeHeadingIds } from './heading-ids.ts'
import { rehypeHighlightCode } from './highlight-code.ts'
import { rawHtmlAsText } from './raw-html-as-text.ts'
import { readableText } from './readable-text.ts'
import { rehypeSafeAddresses } from './safe-addresses.ts'
import { footnotePrefix, sanitizeSchema } from './sanitize-schema.ts'
import { rehypeScrollableTables } from './scrollable-tables.ts'
import { rehypeVerbatim } from './verbatim.ts'
import { walkElements } from './walk-elements.ts'

export type Rendered = {
  html: string
  /** What can be read of it. */
  text: string
  contents: Heading[]
  words: number
  /** The addresses of the images that have one, in the order of the text. */
  images: string[]
  /** Nothing can be seen of it. */
  isBlank: boolean
}

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
export const maximumDepth = 100

export class TooDeepError extends Error {
  constructor(readonly line: number) {
    super(`more than ${maximumDepth} levels of nesting`)
  }
}

/** Missing cells of a row are filled up, so that 31 KB could become gigabytes. The same limit as in markdown-it. */
export const maximumCells = 65_536

export class LargeTableError extends Error {
  constructor(readonly line: number) {
    super(`a table with more than ${maximumCells} cells`)
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfmSubset)
  .use(remarkFindCallouts)
  .use(remarkRehype, {
    clobberPrefix: footnotePrefix,
    footnoteLabel: 'Fußnoten',
    footnoteBackLabel: (reference, repetition) =>
      `Zurück zum Text, Verweis ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
    handlers: { html: rawHtmlAsText },
  })
  .use(rehypeHeadingIds)
  .use(rehypeCaptions)
  .use(rehypeSafeAddresses)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify)
  .freeze()

/** Runs after the sanitizer and adds only markup of our own. */
const enhancements = unified()
  .use(rehypeHeadingAnchors)
  .use(rehypeDrawCallouts)
  .use(rehypeHighlightCode)
  .use(rehypeScrollableTables)
  .use(rehypeVerbatim)
  .freeze()

/** The markdown of a post's body as a tree; throws if it is nested too deeply or has too large a table. */
export function parseMarkdown(markdown: string): MarkdownRoot {
  refuseDeepLines(markdown)
  const tree = processor.parse(markdown)
  refuseDeepNesting(tree)
  return tree
}

/**
 * Sanitized HTML of a post's body, with its text, its headings, its number of words and its
 * images. What `enhancements` and `putPictures` add is not counted.
 */
export function renderMarkdown(markdown: string, tree = parseMarkdown(markdown)): Rendered {
  const file = new VFile(markdown)
  const sanitized = processor.runSync(tree, file) as Root
  const text = readableText(sanitized)
  const images = findImages(sanitized)
  return {
    html: processor.stringify(enhancements.runSync(sanitized) as Root, file),
    text,
    contents: file.data.contents ?? [],
    words: countWords(text),
    images,
    isBlank: text.trim() === '' && images.length === 0,
  }
}

/**
 * A line that begins with more markers of quotations and lists than there may be levels. The parser takes
 * ever longer for each, so this is told before it runs, and in no time. Lines of code are left alone.
 */
function refuseDeepLines(markdown: string): void {
  const markers = new RegExp(
    `^ {0,3}(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${maximumDepth + 1}}`,
  )
  const thematicBreak = /^ {0,3}([-*])(?:[ \t]*\1)*[ \t]*$/
  let fence = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    const run = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = run
    else if (run.startsWith(fence)) fence = ''
    if (fence === '' && markers.test(line) && !thematicBreak.test(line)) throw new TooDeepError(index + 1)
  }
}

/** Walks without recursion: the tree may be deeper than the stack. */
function refuseDeepNesting(tree: MarkdownRoot): void {
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    if (depth > maximumDepth) throw new TooDeepError(node.position?.start.line ?? 1)
    if (node.type === 'table' && node.children.length * (node.align?.length ?? 0) > maximumCells) {
      throw new LargeTableError(node.position?.start.line ?? 1)
    }
    if ('children' in node) {
      for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
    }
  }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
}

function findImages(tree: Root): string[] {
  const images: string[] = []
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'img' && typeof properties.src === 'string') images.push(properties.src)
  })
  return images
}
