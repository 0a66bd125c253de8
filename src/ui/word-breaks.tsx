import { css } from '@linaria/core'

/**
 * A text with a say in where its words break. "IT-Betrieb" must not end a line as "IT-", nor 3-2-1 become
 * two, nor Sàrl-S lose its S. A soft hyphen (U+00AD) in the text says where a very long word may be divided.
 * It is done with markup and styles: the text itself stays as it is typed, for searches and for copying.
 */
export function WordBreaks({ text }: { text: string }) {
  return text.split(parts).map((part, index) => {
    if (part === softHyphen) {
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      return <span key={index} className={divisible} />
    }
    return index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={index} className={whole}>
        {part}
      </span>
    )
  })
}

const softHyphen = '\u00ad'

/** Short beginnings with the word behind them, words with a last part of one letter, soft hyphens. */
const parts =
  /((?<![\p{L}\d])(?:(?:\p{L}|\p{Lu}{2,4}|\d)-)+[\p{L}\d]+|(?<![\p{L}\d])\p{L}+-\p{L}(?![\p{L}\d])|\u00ad)/u

/** For a text that stays on one line. */
export const whole = css`
  white-space: nowrap;
`

const divisible = css`
  &::before {
    content: '\\00ad';
  }
`
