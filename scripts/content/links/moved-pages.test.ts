import { expect, test } from 'vitest'
import { findMovedFaults } from './moved-pages.ts'

test('a moved page has a plain path of its own and leads to a page, a file or another host', () => {
  const targets = new Map([['/kontakt', new Set(['main'])] as const, ['/liste.pdf', undefined] as const])
  const rows: Record<string, [to: string, fault?: RegExp]> = {
    ...{ '/alt': ['/kontakt'], '/alt/seite.php': ['/liste.pdf'], '/shop': ['https://example.org/x'] },
    ...{ '/a?id=3': ['/kontakt', /no path/], '//a': ['/kontakt', /no path/], b: ['/kontakt', /no path/] },
    '/alt.html': ['/kontakt', /no path/],
    ...{ '/Kontakt': ['/liste.pdf', /remove the line/], '/c': ['/alt', /which there is not/] },
    ...{ '/d': ['/kontakt#main', /which there is not/], '/e': ['/kontact', /which there is not/] },
  }
  for (const [from, [to, fault]] of Object.entries(rows)) {
    const found = findMovedFaults({ [from]: to }, targets, 'https://www.example.com')
    const expected = fault ? [expect.objectContaining({ reason: expect.stringMatching(fault) })] : []
    expect.soft([from, found]).toEqual([from, expected])
  }
})
