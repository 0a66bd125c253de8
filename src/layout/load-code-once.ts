import type { RouteObject } from 'react-router-dom'

/**
 * Routes whose code is asked for once. Code that could not be had is not asked for again, since browsers remember
 * that, and of its styles it could not be told whether they have come: the page is loaded afresh instead, with
 * all that belongs to it.
 */
export function loadCodeOnce(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    const own = {
      ...route,
      ...(lazy && { lazy: once(lazy) }),
      ...(children && { children: loadCodeOnce(children) }),
    }
    return own as RouteObject
  })
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}
