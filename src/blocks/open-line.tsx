import { css } from '@linaria/core'
import type { Link } from '../content/page-copy.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { OpenNow } from './open-now.tsx'

/** For the beginning of a page: a link, and whether somebody answers the phone now. */
export function OpenLine({ link }: { link: Link }) {
  return (
    <p className={line}>
      <TextLink link={link} />
      <span>
        <OpenNow />
      </span>
    </p>
  )
}

/* The time has its line before it is known, too. */
const line = css`
  margin-block: var(--space-2) 0;
  font-weight: var(--weight-strong);

  > span {
    display: block;
    min-height: 1.6em;
    color: var(--ink-soft);
    font-weight: var(--weight);
  }
`
