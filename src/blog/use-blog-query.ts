import { useEffect } from 'react'
import { useLocation, useParams, useRevalidator } from 'react-router-dom'
import { useHydrated } from '../ui/use-hydrated.ts'
import { readBlogQuery } from './blog-query.ts'
import type { BlogData } from './loaders.ts'

type RequestedList = {
  /** Empty for no search. */
  search: string
  /** The page shows another list than the address requests, which is still loading. */
  isOther: boolean
  isHydrated: boolean
}

/**
 * What the blog's address requests. A static host sends the page of the whole list for every query, so the first
 * render is that list.
 */
export function useBlogQuery({ file }: BlogData): RequestedList {
  const location = useLocation()
  const isNumbered = useParams().page !== undefined
  const isHydrated = useHydrated()
  const { revalidate, state } = useRevalidator()
  const hasQuery = isHydrated && !isNumbered
  const requested = hasQuery ? readBlogQuery(location.search) : { file, search: '' }
  const isOther = requested.search === '' && requested.file !== file

  useEffect(() => {
    if (isOther && state === 'idle') revalidate()
  }, [isOther, state, revalidate])

  return { search: requested.search, isOther, isHydrated }
}
