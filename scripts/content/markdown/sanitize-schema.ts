import type { Schema } from 'hast-util-sanitize'
import { calloutKinds } from './find-callouts.ts'
import { safeSchemes } from './safe-addresses.ts'

/** rehype-sanitize compares schemes in the case they are written in, so each spelling is listed. */
const schemes = safeSchemes.flatMap(spellings)

/** Ids that footnotes get; the colon keeps them apart from the ids of headings. */
export const footnotePrefix = 'note:'

/**
 * All that a post's HTML may hold: what markdown can say, and nothing else. Ids come from our own
 * plugins only, since raw HTML is text by now, so they need no prefix against clobbering.
 */
export const sanitizeSchema: Schema = {
  strip: [],
  clobber: [],
  clobberPrefix: '',
  protocols: { href: schemes, src: schemes },
  ancestors: {
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
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
      'href',
      'title',
      ['id', /^note:fnref-/],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaLabel',
      ['ariaDescribedBy', 'footnote-label'],
      ['className', 'data-footnote-backref'],
    ],
    blockquote: [['dataCallout', ...calloutKinds]],
    code: [['className', /^language-./]],
    figure: [['className', 'figure']],
    h1: ['id'],
    h2: ['id', ['className', 'sr-only']],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    img: ['src', 'alt', 'title'],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    li: [
      ['className', 'task-list-item'],
      ['id', /^note:fn-/],
    ],
    ol: ['start', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
    ul: [['className', 'contains-task-list']],
  },
}

/** `irc` → irc, irC, iRc, … */
function spellings(scheme: string): string[] {
  return [...scheme].reduce<string[]>(
    (beginnings, letter) =>
      beginnings.flatMap((beginning) => [beginning + letter, beginning + letter.toUpperCase()]),
    [''],
  )
}
