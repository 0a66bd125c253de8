import type { Root } from 'hast'
import type { Html, Root as MarkdownRoot, Nodes } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Heading } from '../../../src/blog/post.ts'
import { footnotePrefix } from '../../../src/layout/section-id.ts'
import { lineStart } from '../diagnostics.ts'
import { textMessages } from '../messages.ts'
import { rehypeDrawCallouts, remarkFindCallouts } from './callouts.ts'
import { h, readableText, walkElements } from './elements.ts'
import { rehypeCaptions, rehypeScrollableTables, rehypeTaskNames, rehypeVerbatim } from './enhancements.ts'
import { rehypeHeadingAnchors, rehypeHeadingIds } from './headings.ts'
import { rehypeHighlightCode } from './highlight-code.ts'
import { rehypeSafeAddresses, sanitizeSchema } from './sanitize-schema.ts'
import { rehypeSectionLinks } from './section-links.ts'

export type Rendered = {
  html: string
  /** What can be read of it. */
  text: string
  contents: Heading[]
  words: number
  /** The addresses of the images that have one, in the order of the text. */
  images: string[]
}

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
const maxDepth = 100

/** Missing cells of a row are filled up, so that 31 KB could become gigabytes. The same limit as in markdown-it. */
const maximumCells = 65_536

/** Where raw HTML is a block and no part of a paragraph. */
const flowParents = new Set<string | undefined>([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  undefined,
])

// What remark-gfm does, but for its second search for addresses in texts, which finds what GFM does not define, takes a
// time that grows with the square of a text, and loses the places of texts.
const fromMarkdown = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }))

const processor = unified()
  .data('micromarkExtensions', [gfm()])
  .data('fromMarkdownExtensions', fromMarkdown)
  .use(remarkParse)
  .use(remarkFindCallouts)
  .use(remarkRehype, {
    clobberPrefix: footnotePrefix,
    footnoteLabel: 'Fußnoten',
    footnoteBackLabel: (reference, repetition) =>
      `Zurück zum Text, Verweis ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
    handlers: {
      // Raw HTML is shown as the text that it is (spec §5).
      html: (_, { value }: Html, parent?: Nodes) =>
        flowParents.has(parent?.type) ? h('p', {}, value) : { type: 'text', value },
    },
  })
  .use(rehypeHeadingIds)
  .use(rehypeSectionLinks)
  .use(rehypeCaptions)
  .use(rehypeSafeAddresses)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify)
  .freeze()

/** Looking for e-mail addresses at each word takes a third of the time; most posts have no at sign. */
const parserWithoutEmails = unified()
  .data('micromarkExtensions', [withoutEmails(gfm())])
  .data('fromMarkdownExtensions', fromMarkdown)
  .use(remarkParse)
  .freeze()

function withoutEmails({ text = {}, ...rest }: ReturnType<typeof gfm>): ReturnType<typeof gfm> {
  const others = Object.entries(text).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink'),
  ])
  return { ...rest, text: Object.fromEntries(others) }
}

/** Runs after the sanitizer and adds only markup of our own. */
const enhancements = unified()
  .use(rehypeHeadingAnchors)
  .use(rehypeDrawCallouts)
  .use(rehypeHighlightCode)
  .use(rehypeScrollableTables)
  .use(rehypeTaskNames)
  .use(rehypeVerbatim)
  .freeze()

/**
 * The markdown of a post's body as a tree; throws a `VFileMessage` with its place if it is nested too deeply or has too
 * large a table.
 */
export function parseMarkdown(markdown: string): MarkdownRoot {
  rejectDeepLines(markdown)
  try {
    const parser = markdown.includes('@') ? processor : parserWithoutEmails
    const tree = parser.parse(markdown)
    rejectDeepNesting(tree)
    return tree
  } catch (error) {
    // The parser's own recursion may end before.
    throw error instanceof RangeError ? tooDeep(markdown.split(/\S/, 1)[0]?.split('\n').length) : error
  }
}

function tooDeep(line = 1): VFileMessage {
  return new VFileMessage(textMessages.tooDeep(maxDepth), { place: lineStart(line) })
}

/**
 * Sanitized HTML of a post's body, with its text, its headings, its number of words and its
 * images. What `enhancements` and `insertPictures` add is not counted.
 */
export function renderMarkdown(markdown: string, tree = parseMarkdown(markdown)): Rendered {
  const file = new VFile(markdown)
  const sanitized = processor.runSync(tree, file) as Root
  const text = readableText(sanitized)
  const images: string[] = []
  const ids = new Set<unknown>()
  walkElements(sanitized, ({ tagName, properties: { id, src } }) => {
    if (tagName === 'img' && typeof src === 'string') images.push(src)
    if (id === undefined) return
    // The second reference to `[^a]` is called like the first one to `[^a-2]`.
    if (ids.has(id)) throw new VFileMessage(textMessages.idTwice(String(id)), { place: lineStart(1) })
    ids.add(id)
  })
  return {
    html: processor.stringify(enhancements.runSync(sanitized) as Root, file),
    text,
    contents: file.data.contents ?? [],
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0,
    images,
  }
}

/**
 * Finds a line that begins with more markers of quotations and lists than there may be levels. Each takes the parser
 * longer than the one before, so this check runs first. Lines of code are skipped.
 */
function rejectDeepLines(markdown: string): void {
  const markers = new RegExp(
    `^ {0,3}(?:(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))[ \\t]*){${maxDepth + 1}}`,
  )
  const thematicBreak = /^ {0,3}([-*])(?:[ \t]*\1)*[ \t]*$/
  let fence = ''
  for (const [index, line] of markdown.split('\n').entries()) {
    const run = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = run
    else if (run.startsWith(fence)) fence = ''
    if (fence === '' && markers.test(line) && !thematicBreak.test(line)) throw tooDeep(index + 1)
  }
}

/** Walks without recursion: the tree may be deeper than the stack. */
function rejectDeepNesting(tree: MarkdownRoot): void {
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    const line = node.position?.start.line ?? 1
    if (depth > maxDepth) throw tooDeep(line)
    if (node.type === 'table' && node.children.length * (node.align?.length ?? 0) > maximumCells) {
      throw new VFileMessage(textMessages.largeTable(maximumCells), { place: lineStart(line) })
    }
    if ('children' in node) {
      for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
    }
  }
}
