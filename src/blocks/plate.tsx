import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import { notPrinted } from '../style/fragments.ts'

/** A drawing across the page, between two sections: twice as large as at the heading. */
export function Plate({ drawing }: { drawing: ReactElement }) {
  return <div className={plate}>{drawing}</div>
}

const plate = css`
  /* Forced colours have none for a band. */
  @media (forced-colors: none) {
    --paper: var(--band);
    --line: var(--band-line);
    --line-strong: var(--on-band-soft);
    --ink-soft: var(--on-band-soft);
    --accent: var(--band-accent);
  }

  container-type: inline-size;
  padding-block: var(--space-4);
  background: var(--band);
  color: var(--on-band);
  border-image: repeating-linear-gradient(135deg, var(--band-line) 0 1px, var(--band) 1px 9px) fill 0 / 0 / 0 100vw;

  > div {
    position: relative;
    overflow: hidden;
    background: var(--band);
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 38rem;
  }

  p {
    position: absolute;
    inset: auto 0 0 auto;
    background: var(--band);
  }

  /* Narrow windows show the drawing at this size already: of the plate its hatching is left, as a break. */
  @media (width < 64rem) {
    padding-block: var(--space-3);

    > div {
      display: none;
    }
  }

  ${notPrinted}
`
