import { createBrowserRouter, type DataRouteObject, type RouteObject } from 'react-router-dom'
import { hydrationDataId } from '../lib/hydration-data.ts'

/**
 * A router whose routes have the loaders of the route table.
 *
 * vite-react-ssg (0.9.2) gives every route a loader of its own, which first fetches a list of all pages
 * and asks for files that are gone after a deploy. Here each route gets its own loader back, so that a
 * navigation fetches one small file, or none. Call it before vite-react-ssg starts: it changes the
 * table's loaders in place.
 */
export function routerWithOwnLoaders(routes: readonly RouteObject[]): typeof createBrowserRouter {
  const withLoader = flatten(routes).filter(({ loader }) => loader !== undefined)
  const unnamed = withLoader.find(({ id }) => id === undefined)
  if (unnamed) throw new Error(`the route ${unnamed.path} has a loader and needs an id`)
  const loaders = new Map(withLoader.map(({ id, loader }) => [id, loader]))
  const restore = (route: RouteObject): RouteObject => {
    const { loader: _, children, ...rest } = route
    const own = loaders.get(route.id)
    return {
      ...rest,
      ...(own && { loader: own }),
      ...(children && { children: children.map(restore) }),
    } as DataRouteObject
  }
  return (dataRoutes, options) => {
    const hydrationData = readHydrationData()
    return createBrowserRouter(dataRoutes.map(restore), {
      ...options,
      ...(hydrationData && { hydrationData }),
    })
  }
}

function flatten(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])])
}

function readHydrationData() {
  const text = document.getElementById(hydrationDataId)?.textContent
  return text ? JSON.parse(text) : undefined
}
