import type { Root } from 'hast'
import type { Html, Root as MarkdownRoot, Nodes } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { Heading } from '../../src/blog/post.ts'
import { footnotePrefix } from '../../src/layout/section-id.ts'
import { lineStart } from './diagnostics.ts'
import type { Field } from './front-matter.ts'
import { rehypeRejectForbidden } from './markdown/allowed-markup.ts'
import { rehypeDrawCallouts, remarkFindCallouts } from './markdown/callouts.ts'
import { h, readableText, walkElements } from './markdown/elements.ts'
import {
  rehypeCaptions,
  rehypeScrollableTables,
  rehypeTaskNames,
  rehypeVerbatim,
} from './markdown/enhancements.ts'
import { rehypeHeadingAnchors, rehypeHeadingIds } from './markdown/headings.ts'
import { rehypeHighlightCode } from './markdown/highlight-code.ts'
import { rejectDeepLines, rejectExcess, tooDeep } from './markdown/limits.ts'
import {
  type BodyHtml,
  divideAtSlots,
  type PictureSlot,
  rehypePictureSlots,
} from './markdown/picture-slots.ts'
import { rehypeSafeAddresses, sanitizeSchema } from './markdown/sanitize-schema.ts'
import { rehypeSectionLinks } from './markdown/section-links.ts'
import { rehypeDisabledLinks, type SiteLinks } from './markdown/site-links.ts'
import { message } from './messages.ts'
import type { Address } from './rules/addresses.ts'
import { lintPreset } from './rules/preset.ts'

declare module 'vfile' {
  /** What the plugins of a post share. */
  interface DataMap {
    site: SiteLinks
    /** The fields of the front matter. */
    fields: ReadonlyMap<string, Field>
    /** All nodes of the markdown in the order of the text. */
    nodes: readonly Nodes[]
    addresses: readonly Address[]
    /** See `readProse`. */
    prose: string
    contents: Heading[]
    /** What can be read of the body. */
    text: string
    slots: PictureSlot[]
  }
}

export type RenderedBody = {
  body: BodyHtml
  text: string
  contents: Heading[]
  words: number
}

/** Where raw HTML is a block and no part of a paragraph. */
const flowParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition', undefined])

// What remark-gfm does, but for its second search for addresses in texts, which finds what GFM does not define, takes a
// time that grows with the square of a text, and loses the places of texts.
const fromMarkdown = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }))

/** From the markdown of a post to its HTML. Findings become messages of the file. */
const processor = unified()
  .data('micromarkExtensions', [gfm()])
  .data('fromMarkdownExtensions', fromMarkdown)
  .use(remarkParse)
  .use(remarkFindCallouts)
  .use(lintPreset)
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
  .use(rehypeDisabledLinks)
  .use(rehypeCaptions)
  .use(rehypeSafeAddresses)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeReadText)
  // From here on only markup of our own is added.
  .use(rehypeHeadingAnchors)
  .use(rehypeDrawCallouts)
  .use(rehypeHighlightCode)
  .use(rehypeScrollableTables)
  .use(rehypeTaskNames)
  .use(rehypeVerbatim)
  .use(rehypeRejectForbidden)
  .use(rehypePictureSlots)
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** Looking for e-mail addresses at each word takes a third of the time of parsing; most posts have no at sign. */
const parserWithoutEmails = unified()
  .data('micromarkExtensions', [withoutEmails(gfm())])
  .data('fromMarkdownExtensions', fromMarkdown)
  .use(remarkParse)
  .freeze()

function withoutEmails({ text = {}, ...rest }: ReturnType<typeof gfm>): ReturnType<typeof gfm> {
  let removed = 0
  const others = Object.entries(text).map(([code, constructs]) => {
    const all = [constructs ?? []].flat()
    const kept = all.filter(({ name }) => name !== 'emailAutolink')
    removed += all.length - kept.length
    return [code, kept]
  })
  // The name is no documented interface of micromark-extension-gfm-autolink-literal (2.1).
  if (removed === 0) throw new Error('micromark: expected a construct named emailAutolink')
  return { ...rest, text: Object.fromEntries(others) }
}

/**
 * Renders and checks the body of a post, which begins at an offset in its file. Throws a `VFileMessage` with the place
 * if it exceeds a limit or would have markup that is not allowed.
 */
export function renderBody(file: VFile, start = 0): RenderedBody {
  const source = String(file)
  // With blank lines in place of the front matter, the places in the markdown are those in the file.
  const markdown = source.slice(0, start).replace(/[^\n]/g, ' ') + source.slice(start)
  const tree = parse(markdown)
  const html = processor.stringify(processor.runSync(tree, file) as Root, file)
  const { text = '', contents = [], slots = [] } = file.data
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  return { body: divideAtSlots(html, slots), text, contents, words }
}

function parse(markdown: string): MarkdownRoot {
  rejectDeepLines(markdown)
  try {
    const tree = (markdown.includes('@') ? processor : parserWithoutEmails).parse(markdown)
    rejectExcess(tree)
    return tree
  } catch (error) {
    // The parser's own recursion may end before.
    throw error instanceof RangeError ? tooDeep(markdown.split(/\S/, 1)[0]?.split('\n').length) : error
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
      if (ids.has(id)) throw new VFileMessage(message('text.idTwice', { id }), { place: lineStart(1) })
      ids.add(id)
    })
  }
}
