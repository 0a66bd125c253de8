import { expect, test } from 'vitest'
import { brand } from '../company/company.ts'
import { findLowContrast } from './colours.ts'

const seeds = { paper: '#ffffff', ink: '#111827', accent: '#0b5cad' }

test('the colours of both themes have the contrast of WCAG 2.2 AA, with any usual accent', () => {
  const accents = ['#0b5cad', '#1d4ed8', '#0a7d4b', '#6d28d9', '#be123c', '#000000']
  const all = [brand.colours, ...accents.map((accent) => ({ ...seeds, accent }))]
  expect(all.flatMap(findLowContrast)).toEqual([])
})

test('a pair with too little contrast is named with both colours and both figures', () => {
  expect(findLowContrast({ ...seeds, accent: '#e0b000' })).toEqual([
    'light theme: accent #e0b000 on paper #ffffff has 2.02:1, expected 3:1',
  ])
  expect(findLowContrast({ ...seeds, ink: '#999999' })[0]).toMatch(
    /^light theme: ink #999999 on paper #ffffff has \d\.\d\d:1, expected 4\.5:1$/,
  )
})
