import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as MarkdownRoot, Nodes } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Heading } from '../../../src/lib/post.ts'
import { remarkGfmSubset } from './gfm-subset.ts'
import { rehypeHeadingIds } from './heading-ids.ts'
import { rawHtmlAsText } from './raw-html-as-text.ts'
import { rehypeSafeAddresses } from './safe-addresses.ts'
import { footnotePrefix, sanitizeSchema } from './sanitize-schema.ts'

export type Rendered = { html: string; contents: Heading[]; words: number; images: string[] }

/** Deeper nesting breaks parsers further down the line, browsers' among them, and no reader wants it. */
export const maximumDepth = 100

export class TooDeepError extends Error {
  constructor(readonly line: number) {
    super(`expected at most ${maximumDepth} levels of nesting, found more`)
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfmSubset)
  .use(remarkRehype, {
    clobberPrefix: footnotePrefix,
    footnoteLabel: 'Fußnoten',
    footnoteBackLabel: (reference, repetition) =>
      `Zurück zum Verweis ${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`,
    handlers: { html: rawHtmlAsText },
  })
  .use(rehypeHeadingIds)
  .use(rehypeSafeAddresses)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify)
  .freeze()

/**
 * Sanitized HTML of a post's body, with its headings, its number of words and the addresses of its
 * images. Nothing changes the HTML after the sanitizer.
 */
export function renderMarkdown(markdown: string): Rendered {
  const file = new VFile(markdown)
  const tree = processor.parse(file)
  refuseDeepNesting(tree)
  const sanitized = processor.runSync(tree, file) as Root
  return {
    html: processor.stringify(sanitized, file),
    contents: file.data.contents ?? [],
    words: countWords(textOf(sanitized)),
    images: imageAddresses(sanitized),
  }
}

/** Walks without recursion: the tree may be deeper than the stack. */
function refuseDeepNesting(tree: MarkdownRoot): void {
  const rest: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { node, depth } = entry
    if (depth > maximumDepth) throw new TooDeepError(node.position?.start.line ?? 1)
    if ('children' in node) {
      for (const child of node.children) rest.push({ node: child, depth: depth + 1 })
    }
  }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
}

function imageAddresses(tree: Root): string[] {
  const addresses: string[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img' && typeof properties.src === 'string') addresses.push(properties.src)
  })
  return addresses
}
