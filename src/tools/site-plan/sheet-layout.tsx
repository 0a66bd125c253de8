import { css } from '@linaria/core'
import { paperSheet, wideDrawing } from '../../style/fragments.ts'

/*
 * Wide windows: questions and result on the left, the plan stays beside them on the right. Narrow windows: one column, in
 * which the plan stays in view while the questions are answered, and the result scrolls over it. Paper: plan and result.
 */

export const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${paperSheet}

  @media screen and (width >= 48rem) {
    grid-template: auto auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }
`

export const plan = css`
  border-block: 1px solid var(--ink);
  background: var(--paper);
  ${wideDrawing}

  @media screen and (width < 48rem) {
    svg {
      max-height: 12rem;
    }

    /* The scale at the edges, which are not those of the box. */
    svg > g > rect {
      display: none;
    }
  }

  /* In low windows little would be left below it. */
  @media screen and (width < 48rem) and (min-height: 40rem) {
    position: sticky;
    inset-block-start: 3.75rem;
    z-index: 1;

    :root:has(&) {
      scroll-padding-block-start: 17rem;
    }
  }

  @media screen and (width >= 48rem) {
    position: sticky;
    inset-block-start: var(--header);
    grid-area: 1 / 2 / span 3;
    align-self: start;
    border-block-start: 0;
  }

  @media print {
    border: 0;

    svg {
      max-height: 104mm;
    }
  }
`

/** A part of the sheet. */
export const part = css`
  padding: var(--space-3) var(--space-2);

  @media (width >= 64rem) {
    padding-inline: var(--space-3);
  }

  @media screen and (width >= 48rem) {
    border-inline-end: 1px solid var(--ink);
  }
`

export const result = css`
  position: relative;
  z-index: 1;
  border-block-start: 1px solid var(--ink);
  background: var(--paper);

  @media print {
    padding: 3mm 4mm;
    font-size: 10pt;
    line-height: 1.4;

    && p {
      margin-block-end: 1mm;
    }
  }
`
