import { css } from '@linaria/core'
import { useEffect, useRef } from 'react'
import { blogCopy } from '#default/blog.ts'
import { button } from '../ui/button.tsx'
import { PostGrid } from './post-grid.tsx'
import type { Search } from './use-search.ts'

const copy = blogCopy.search

/** The results of a search, a part at a time, or why there are none. */
export function SearchResults({ search }: { search: Search }) {
  const { result, isBusy, showMore, retry } = search
  const list = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(undefined)
  const shown = result?.posts.length ?? 0

  // After "show more" the focus goes to the first new result; the button may be gone.
  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || shown <= before) return
    shownBefore.current = undefined
    list.current?.querySelectorAll('article')[before]?.querySelector<HTMLElement>('h2 a')?.focus()
  }, [shown])

  if (result === undefined) {
    return (
      <div role="alert" className={notice}>
        <p>{copy.failed}</p>
        <button type="button" className={button} onClick={retry}>
          {copy.retry}
        </button>
      </div>
    )
  }
  return (
    <div ref={list}>
      <PostGrid posts={result.posts} />
      {shown < (result.found?.places.length ?? 0) && (
        <p className={notice}>
          <button
            type="button"
            className={button}
            disabled={isBusy}
            onClick={() => {
              shownBefore.current = shown
              showMore()
            }}
          >
            {copy.more}
          </button>
        </p>
      )}
    </div>
  )
}

const notice = css`
  margin: 0;
  padding-block-end: var(--space-5);
`
