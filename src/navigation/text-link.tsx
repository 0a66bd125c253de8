import { Link } from 'react-router-dom'
import type { Link as LinkCopy } from '../content/page-copy.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** A link from the copy, to a page of this site or to another site. */
export function TextLink({ link, className }: { link: LinkCopy; className?: string }) {
  const { to, label } = link
  return to.startsWith('https://') ? (
    <a href={to} className={className}>
      <WordBreaks text={label} inLink />
    </a>
  ) : (
    <Link to={to} className={className}>
      <WordBreaks text={label} inLink />
    </Link>
  )
}
