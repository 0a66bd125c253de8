import { css } from '@linaria/core'

/** The text of an error: by a mark and by weight, since red is the colour of links and buttons. */
export const errorMark = css`
  display: flex;
  align-items: baseline;
  font-weight: var(--weight-strong);

  &::before {
    content: '!';
    content: '!' / '';
    display: grid;
    flex: none;
    place-items: center;
    width: 1.25em;
    height: 1.25em;
    margin-inline-end: 0.4em;
    border: 2px solid;
    border-radius: 50%;
    font-size: 0.9em;
    line-height: 1;
  }
`
