import { expect, test } from 'vitest'
import { featuresOf } from './tariffs.ts'

test.each<[string, string[], string[], string | undefined, string[]]>([
  ['all of the smaller one and more', ['a', 'b'], ['a', 'b', 'c'], 'small', ['c']],
  ['the same, in another order', ['a', 'b'], ['c', 'b', 'a'], 'small', ['c']],
  ['the same as the smaller one', ['a', 'b'], ['a', 'b'], 'small', []],
  ['a part of the smaller one', ['a', 'b'], ['a', 'c'], undefined, ['a', 'c']],
  ['more than one that has nothing', [], ['a'], undefined, ['a']],
  ['nothing', ['a'], [], undefined, []],
])('a tariff with %s', (_, small, large, base, added) => {
  const tariffs: Record<'small' | 'large', string[]> = { small, large }
  expect(featuresOf(tariffs, 'large')).toEqual({ base, added })
  expect(featuresOf(tariffs, 'small')).toEqual({ base: undefined, added: small })
})
