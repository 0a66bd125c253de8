import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { PaperLink, Specimens } from '../content/page-copy.ts'
import { copyIn, loadCopy } from '../i18n/copies.ts'
import type { Language } from '../i18n/languages.ts'
import { SpecimenPaper } from './specimen-paper.tsx'

const files = import.meta.glob('../content/*/specimens.ts')

/** Returns what renders a paper in miniature. It repeats what its page has, so nobody tabs into it or hears it. */
export async function loadPreview(language: Language): Promise<(name: PaperLink['name']) => ReactNode> {
  await loadCopy(files, language)
  const specimens = copyIn<Specimens>(language, 'specimens')
  return (name) => (
    <div inert className={miniature}>
      <SpecimenPaper specimen={specimens[name]} />
    </div>
  )
}

/* The sheet has the title and the edge. */
const miniature = css`
  width: calc(100% / 0.7);
  transform: scale(0.7);
  transform-origin: 0 0;
  /* A sheet ends between two lines or within one. */
  mask: linear-gradient(#000 17rem, transparent 22rem);

  > div {
    padding: var(--space-2) 0;
    font-size: 1.125rem;
    border: 0;
    box-shadow: none;
  }

  /* Not below the stamp. */
  dl {
    padding-inline-end: 8.5rem;
  }

  > div::before,
  > div::after,
  h3 {
    display: none;
  }
`
