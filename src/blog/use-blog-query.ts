import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { stayInPlace } from '../start/route-change.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { type BlogQuery, readBlogQuery } from './blog-query.ts'

/**
 * What the blog's address requests. A static host sends the page of the whole list for every query, so the first
 * render is that list. A query of former times is replaced by the address that its list has now.
 */
export function useBlogQuery(): BlogQuery & { isHydrated: boolean } {
  const { search } = useLocation()
  const { page, topic } = useParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const hasQuery = isHydrated && page === undefined && topic === undefined
  const query = readBlogQuery(hasQuery ? search : '')
  const { movedTo } = query

  useEffect(() => {
    if (movedTo !== undefined) navigate(movedTo, { replace: true, state: stayInPlace })
  }, [movedTo, navigate])

  return { ...query, isHydrated }
}
