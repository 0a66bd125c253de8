import { useEffect } from 'react'
import { useLocation, useParams, useRevalidator } from 'react-router-dom'
import { useHydrated } from '../ui/use-hydrated.ts'
import { readBlogQuery } from './blog-query.ts'
import type { BlogData } from './loaders.ts'

type Wanted = {
  /** What is searched for; empty for no search. */
  search: string
  /** The list on the page is not the one that the address asks for; that one is on its way. */
  isOther: boolean
  isHydrated: boolean
}

/**
 * What the address asks of the blog. A static host answers every query with the page of the whole list: its
 * first render is that page, and what it has to show comes after.
 */
export function useBlogQuery({ file }: BlogData): Wanted {
  const location = useLocation()
  const isNumbered = useParams().page !== undefined
  const isHydrated = useHydrated()
  const { revalidate, state } = useRevalidator()
  const hasQuery = isHydrated && !isNumbered
  const wanted = hasQuery ? readBlogQuery(location.search) : { file, search: '' }
  const isOther = wanted.search === '' && wanted.file !== file

  useEffect(() => {
    if (isOther && state === 'idle') revalidate()
  }, [isOther, state, revalidate])

  return { search: wanted.search, isOther, isHydrated }
}
