import { css } from '@linaria/core'
import type { ReactElement } from 'react'
import { IsPlate } from '../illustrations/sheet.tsx'
import { notPrinted } from '../style/fragments.ts'

/** A detail of a drawing across the window, between two sections. */
export function Plate({ drawing }: { drawing: ReactElement }) {
  return (
    <div className={plate}>
      <IsPlate value>{drawing}</IsPlate>
    </div>
  )
}

const plate = css`
  /* Forced colours have none for a band. */
  @media (forced-colors: none) {
    --paper: var(--band);
    --line: var(--band-line);
    --line-strong: var(--on-band-soft);
    --accent: var(--band-accent);
  }

  color: var(--on-band);
  border-image: linear-gradient(var(--band) 0 0) fill 0 / 0 / 0 100vw;

  /* The drawing goes on to the edges of the window, and nothing to scroll comes of it. */
  clip-path: inset(0 -100vw);

  svg {
    display: block;
    width: 100%;
    height: clamp(13rem, 36vw, max(18rem, 15vw));
    overflow: visible;
  }

  /* Lines as thin as beside the heading; marks that are dashes of a wide stroke stay in its proportion. */
  svg :not([stroke-width='10']) {
    vector-effect: non-scaling-stroke;
  }

  ${notPrinted}
`
