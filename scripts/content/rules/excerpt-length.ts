import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { placeAt } from '../diagnostics.ts'
import { textMessages } from '../messages.ts'
import { rangeOfText } from './typewriter-quotes.ts'

/** What search engines and previews of links show of an excerpt. */
export const longestExcerpt = 160

/** An excerpt that is cut where it is shown; the place is what is too much. */
export const remarkExcerptLength = lintRule<Root>('post:excerpt-length', (_, file) => {
  const field = file.data.fields?.get('excerpt')
  if (typeof field?.value !== 'string' || field.value.length <= longestExcerpt) return
  const characters = [...new Intl.Segmenter('de').segment(field.value)]
  const surplus = characters[longestExcerpt]
  if (surplus === undefined) return
  const text = String(file)
  const { start, end } = rangeOfText(field, text)
  // With escapes or over several lines the source has other offsets than the text.
  const isAsWritten = text.slice(start, end) === field.value
  file.message(
    textMessages.excerptLength(characters.length, longestExcerpt),
    placeAt(text, isAsWritten ? start + surplus.index : start, end),
  )
})
