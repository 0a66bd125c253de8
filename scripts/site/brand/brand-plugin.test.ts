import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fortressDrawings } from './brand-plugin.ts'

test.each(fortressDrawings)('%s is a drawing that can be left out', (name) => {
  expect(readFileSync(`src/illustrations/${name}.tsx`, 'utf8')).toMatch(/^export function [A-Z]\w+\(/m)
})
