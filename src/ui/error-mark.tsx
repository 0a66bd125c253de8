import { css } from '@linaria/core'

/** Before the text of an error: its colour alone is that of links and buttons, too. */
export const errorMark = css`
  &::before {
    content: '!';
    content: '!' / '';
    display: inline-grid;
    place-items: center;
    width: 1.25em;
    height: 1.25em;
    margin-inline-end: 0.4em;
    border: 2px solid var(--accent);
    border-radius: 50%;
    font-size: 0.9em;
    font-weight: var(--weight-strong);
    line-height: 1;
  }
`
