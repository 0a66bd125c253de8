import { expect, test, vi } from 'vitest'
import { readTab, writeTab } from './tab-storage.ts'

test('a browser that refuses the storage of the tab, or has none, keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const window of [Object.defineProperty({}, 'sessionStorage', { get: refuse }), {}]) {
    vi.stubGlobal('window', window)
    writeTab('draft', 'x')
    expect(readTab('draft')).toBeNull()
  }
})
