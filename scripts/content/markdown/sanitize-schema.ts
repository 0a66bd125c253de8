import type { Options } from 'rehype-sanitize'
import { footnotePrefix, sectionPrefix } from '../../../src/navigation/section-id.ts'
import { calloutKinds } from './callouts.ts'
import { elementPlugin } from './elements.ts'

/** Schemes that the addresses of links and images may have (spec §5). */
export const safeSchemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'] as const

/** Empties the address of a link whose scheme is not safe; an image with such an address loses it. */
export const rehypeSafeAddresses = elementPlugin(() => ({ properties }) => {
  if (typeof properties.href === 'string' && !isSafeAddress(properties.href)) properties.href = ''
  if (typeof properties.src === 'string' && !isSafeAddress(properties.src)) delete properties.src
})

/** Whether an address has no scheme or a safe one. A scheme with characters that browsers drop is not safe either. */
export function isSafeAddress(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]
  return scheme === undefined || safeSchemes.some((safe) => safe === scheme.toLowerCase())
}

const sectionPattern = new RegExp(`^${sectionPrefix}`)
const sectionIds: [string, RegExp] = ['id', sectionPattern]

/** All that a post's HTML may hold: what markdown can say. Ids come from our own plugins, with prefixes of their own. */
export const sanitizeSchema: Options = {
  strip: [],
  clobber: [],
  clobberPrefix: '',
  // `rehypeSafeAddresses` knows schemes in any case; here each spelling would have to be listed.
  protocols: {},
  ancestors: { tbody: ['table'], td: ['table'], th: ['table'], thead: ['table'], tr: ['table'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'input'],
    ...['em', 'strong', 'del', 'a', 'img', 'code', 'pre'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['section', 'sup', 'figure', 'figcaption'],
  ],
  attributes: {
    a: [
      ...['href', 'title', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
      ['id', new RegExp(`^${footnotePrefix}fnref-`)],
      ['ariaDescribedBy', 'footnote-label'],
      ['className', 'data-footnote-backref'],
    ],
    blockquote: [['dataCallout', ...calloutKinds]],
    figure: [['className', 'figure']],
    ...{ h1: [sectionIds], h3: [sectionIds], h4: [sectionIds], h5: [sectionIds], h6: [sectionIds] },
    h2: [
      ['id', 'footnote-label', sectionPattern],
      ['className', 'sr-only'],
    ],
    img: ['src', 'alt', 'title'],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    li: [
      ['className', 'task-list-item'],
      ['id', new RegExp(`^${footnotePrefix}fn-`)],
    ],
    ol: ['start', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
    ul: [['className', 'contains-task-list']],
  },
}
