import type { Root } from 'hast'
import type { Html, Link, Nodes } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import type { Heading } from '../../src/blog/post.ts'
import { postText } from '../../src/content/de/post-text.ts'
import { footnotePrefix } from '../../src/navigation/section-id.ts'
import { fill } from '../../src/site/fill.ts'
import { fail } from './diagnostics.ts'
import type { Field } from './front-matter.ts'
import { rehypeRejectForbidden } from './markdown/allowed-markup.ts'
import { rehypeLabelCallouts, remarkFindCallouts } from './markdown/callouts.ts'
import { h, readableText, walkElements } from './markdown/elements.ts'
import { rehypeCaptions, rehypePhrasing, rehypeScrollableTables } from './markdown/enhancements.ts'
import { rehypeHeadingAnchors, rehypeHeadingIds } from './markdown/headings.ts'
import { failTooDeep, rejectDeepTree, rejectLongHtml } from './markdown/limits.ts'
import { rehypeNoBreakSpaces } from './markdown/no-break-spaces.ts'
import { rehypePictureSlots } from './markdown/picture-slots.ts'
import { rehypeSafeAddresses, sanitizeSchema } from './markdown/sanitize-schema.ts'
import { rehypeSiteLinks } from './markdown/site-links.ts'
import type { Address } from './rules/addresses.ts'
import { remarkFindMistakes } from './rules/find-mistakes.ts'

declare module 'vfile' {
  /** What the plugins of a post share. */
  interface DataMap {
    fields: ReadonlyMap<string, Field>
    addresses: readonly Address[]
    contents: Heading[]
    /** What can be read of the body. */
    text: string
  }
}

export type RenderedBody = ReturnType<typeof renderBody>

/** Where raw HTML is a block and no part of a paragraph. */
const flowParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition', undefined])

// What remark-gfm does, but for its second search for addresses in texts, which finds what GFM does not define, takes a
// time that grows with the square of a text, and loses the places of texts.
const fromMarkdown = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }))

// GFM makes `http:` of addresses such as `www.example.com`.
const secureWww: ReturnType<typeof gfmFromMarkdown>[number] = {
  exit: {
    literalAutolinkWww(token) {
      this.config.exit.data?.call(this, token)
      const link = this.stack.at(-1) as Link
      link.url = `https://${this.sliceSerialize(token)}`
    },
  },
}

/** From the markdown of a post to its HTML. Findings become messages of the file. */
const processor = unified()
  .data('micromarkExtensions', [gfm()])
  .data('fromMarkdownExtensions', [...fromMarkdown, secureWww])
  .use(remarkParse)
  .use(remarkFindCallouts)
  .use(remarkFindMistakes)
  .use(remarkRehype, {
    clobberPrefix: footnotePrefix,
    footnoteLabel: postText.footnotes,
    footnoteBackLabel: (reference, repetition) => {
      const number = `${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`
      return fill(postText.backToText, { reference: number })
    },
    handlers: {
      // Raw HTML is shown as the text that it is (spec §5).
      html: (_, { value }: Html, parent?: Nodes) =>
        flowParents.has(parent?.type) ? h('p', {}, value) : { type: 'text', value },
    },
  })
  .use(rehypeHeadingIds)
  .use(rehypeSiteLinks)
  .use(rehypeCaptions)
  .use(rehypeSafeAddresses)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeReadText)
  .use(rehypeNoBreakSpaces)
  // From here on only markup of our own is added.
  .use(rehypeHeadingAnchors)
  .use(rehypeLabelCallouts)
  .use(rehypeScrollableTables)
  .use(rehypePhrasing)
  .use(rehypeRejectForbidden)
  .use(rehypePictureSlots)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** Renders and checks the body of a post, from an offset in its file on. Throws a `VFileMessage` with its place. */
export function renderBody(file: VFile, start = 0) {
  const source = String(file)
  // With blank lines in place of the front matter, the places in the markdown are those in the file.
  const markdown = source.slice(0, start).replace(/[^\n]/g, ' ') + source.slice(start)
  const body = toHtml(markdown, file)
  const { text = '', contents = [] } = file.data
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  rejectLongHtml(body)
  return { body, text, contents, words }
}

function toHtml(markdown: string, file: VFile): string {
  try {
    const tree = processor.parse(markdown)
    rejectDeepTree(tree)
    return processor.stringify(processor.runSync(tree, file) as Root, file)
  } catch (error) {
    // The parser's own recursion may end before.
    if (error instanceof RangeError) failTooDeep()
    throw error
  }
}

/** Keeps the text that can be read; throws if an id is there twice. */
function rehypeReadText() {
  return (tree: Root, file: VFile): undefined => {
    file.data.text = readableText(tree)
    const ids = new Set<unknown>()
    walkElements(tree, ({ properties: { id } }) => {
      if (id === undefined) return
      // The second reference to `[^a]` is called like the first one to `[^a-2]`.
      if (ids.has(id))
        fail(
          `Text: two footnotes get the same address (${id}), such as [^a-2] and the second reference to [^a]; rename one`,
          1,
        )
      ids.add(id)
    })
  }
}
