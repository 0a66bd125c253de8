import type { RouteObject } from 'react-router-dom'

/**
 * Routes that load their code once. Code that failed to load is not requested again, since browsers remember the
 * failure: the page is reloaded instead.
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
