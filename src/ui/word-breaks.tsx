import { css } from '@linaria/core'

/**
 * A text with rules for its line breaks: none after "IT-" in "IT-Betrieb", within 3-2-1 or before the S of Sàrl-S,
 * within a date, a telephone number or an e-mail address; the latter two are links, but for a text in a link. Done with markup and styles, so that
 * the text itself does not change for searching and copying.
 */
export function WordBreaks({ text, inLink = false }: { text: string; inLink?: boolean }) {
  return text.split(parts).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={index} className={whole}>
        {inLink ? part : <Linked part={part} />}
      </span>
    ),
  )
}

/** A number to call and an e-mail address are links, without the mark behind them. */
function Linked({ part }: { part: string }) {
  const [contact] = /^(\+\d[\d ]{6,}\d|\S+@[\w.-]+\w)/.exec(part) ?? []
  if (contact === undefined) return part
  const href = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(' ', '')}`
  return (
    <>
      <a href={href}>{contact}</a>
      {part.slice(contact.length)}
    </>
  )
}

type TextProps = { in?: 'p' | 'h2' | 'h3' | 'dt'; text: string }

/** An element with such a text. */
export function Text({ in: Element = 'p', text }: TextProps) {
  return (
    <Element>
      <WordBreaks text={text} />
    </Element>
  )
}

/**
 * Short beginnings with the word behind them, words with a last part of one letter, dates, spans of time, numbers to
 * call, e-mail addresses, each with the mark or the no-break space and word that follow. A longer word would be wider
 * than a phone in large type.
 */
const parts =
  /((?:(?<![\p{L}\d])(?:(?:\p{L}|\p{Lu}{2,4}|Wi|\d)-)+[\p{L}\d]{1,13}(?![\p{L}\d])|(?<![\p{L}\d])\p{L}+-\p{L}(?![\p{L}\d])|\d{1,2}\.? \p{L}+ \d{4}|\d\d:\d\d–\d\d:\d\d|\+\d[\d ]+\d|[\w.+-]+@[\w.-]+\w)(?:\u00a0\p{L}+)?[.,;:!?)”“]*)/u

/** For a text without line breaks, unless a line has no room for it, as with large letters on a phone. */
export const whole = css`
  white-space: nowrap;

  @media (width < 30rem) {
    display: inline-block;
    max-width: 100%;
    text-decoration: inherit;
    white-space: normal;
  }
`
