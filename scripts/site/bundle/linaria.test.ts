import { expect, test } from 'vitest'
import { transformOnce } from './linaria.ts'

/** Transforms the codes of one module one after the other, with a plugin that numbers what it transforms. */
function transformAll(command: 'build' | 'serve', codes: string[]): unknown[] {
  let count = 0
  const { transform } = transformOnce({ name: 'numbers', transform: (code) => `${code} ${++count}` }, 'css')
  if (typeof transform !== 'object') throw new Error('no filter')
  expect(transform.filter).toEqual({ code: 'css' })
  const context = { environment: { config: { command } } } as ThisParameterType<typeof transform.handler>
  return codes.map((code) => transform.handler.call(context, code, 'a.tsx'))
}

test('a build transforms a module once for client and server, and again when it was changed', () => {
  expect(transformAll('build', ['a', 'a', 'b'])).toEqual(['a 1', 'a 1', 'b 2'])
})

test('while the site is served a module is transformed each time', () => {
  expect(transformAll('serve', ['a', 'a'])).toEqual(['a 1', 'a 2'])
})

test('a plugin that does not transform with a function is refused by its name', () => {
  expect(() => transformOnce({ name: 'odd' }, 'css')).toThrow('odd')
})
