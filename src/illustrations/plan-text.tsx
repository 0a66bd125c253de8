import { css } from '@linaria/core'

/** Text of a drawing. An outline in the paper's colour separates it from the lines. */
export const lettering = `
  fill: currentColor;
  stroke: var(--paper);
  stroke-width: 0.4em;
  stroke-linejoin: round;
  paint-order: stroke;
  forced-color-adjust: none;
  font-family: var(--font);
  letter-spacing: 0.03em;
`

/** For a drawing about 700 units wide, never below 13 px: the narrower the block, the larger the text. */
export const planText = css`
  ${lettering}
  font-size: 16px;

  @container (max-width: 40rem) {
    font-size: 20px;
  }

  @container (max-width: 29rem) {
    font-size: 25px;
  }

  @container (max-width: 22.5rem) {
    font-size: 29px;
  }
`

/** A name behind its number, which stands alone in a narrow drawing. */
export const roomyName = css`
  @container (max-width: 29rem) {
    display: none;
  }
`

/** The same for a sheet 480 units wide. */
export const sheetText = css`
  ${lettering}
  font-size: 16px;

  @container (min-width: 36rem) {
    font-size: 12px;
  }

  @container (max-width: 28rem) {
    font-size: 17.5px;
  }

  @container (max-width: 22.5rem) {
    font-size: 19.5px;
  }

  @container (max-width: 19rem) {
    font-size: 22px;
  }
`
