import { css } from '@linaria/core'
import { Link } from 'react-router-dom'
import { type TopicKind, topicPath } from '../site/pages.ts'
import type { PostSummary } from './post.ts'
import { topicSlug } from './topic-slug.ts'

type Props = { kind: TopicKind; name: string; lists: PostSummary['lists'] }

/** A category or tag of an article: a link to their list, or plain text while no other article has it. */
export function TopicLink({ kind, name, lists }: Props) {
  const path = topicPath(kind, topicSlug(name))
  const className = kind === 'category' ? badge : undefined
  return lists.includes(path) ? (
    <Link className={className} to={path}>
      {name}
    </Link>
  ) : (
    <span className={className}>{name}</span>
  )
}

const badge = css`
  margin-inline-end: var(--space-1);
  color: var(--accent-text);
  font-weight: var(--weight-strong);
  text-decoration: none;

  &:is(a):hover {
    text-decoration: underline;
  }
`
