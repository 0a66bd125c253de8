import { expect, test } from 'vitest'
import { routerWithOwnLoaders } from './own-loaders.ts'

test('a route with a loader and without an id is told at once', () => {
  const routes = [{ path: '/', children: [{ path: 'x', loader: () => null }] }]
  expect(() => routerWithOwnLoaders(routes)).toThrow('the route x has a loader and needs an id')
})
