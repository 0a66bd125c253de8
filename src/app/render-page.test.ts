import { setImmediate } from 'node:timers/promises'
import { createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sourceDay, sourceYear } from '../blog/read-content.ts'
import { DocumentHead } from '../navigation/document-head.tsx'
import { createPageRenderer } from './render-page.tsx'

test('of two pages that are rendered at the same time each has its own dependencies', async () => {
  let started = 0
  const routeFor = (path: string, read: () => unknown): RouteObject => ({
    path,
    loader: async () => {
      started++
      while (started < 2) await setImmediate()
      return { read: read() }
    },
    element: createElement(DocumentHead, { title: path, description: path }),
  })
  const renderPage = createPageRenderer([routeFor('/day', sourceDay), routeFor('/year', sourceYear)])
  const [day, year] = await Promise.all([renderPage('/day'), renderPage('/year')])
  expect([day.dependencies, year.dependencies]).toEqual([['day'], ['year']])
  expect([day.head.title, year.head.title]).toEqual(['/day', '/year'])
})
