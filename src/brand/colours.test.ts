import { expect, test } from 'vitest'
import { brand } from '../company/company.ts'
import { deriveThemes, fillTokens, findLowContrast } from './colours.ts'

const white = { paper: '#ffffff', ink: '#111827' }

test('the colours of both themes have the contrast of WCAG 2.2 AA', () => {
  expect(findLowContrast(brand.colours)).toEqual([])
})

test.each(['#0b5cad', '#1d4ed8', '#0a7d4b', '#6d28d9', '#be123c', '#000000'])(
  'with the accent %s, too',
  (accent) => {
    expect(findLowContrast({ ...white, accent })).toEqual([])
  },
)

test('a pair with too little contrast is named with both colours and both figures', () => {
  expect(findLowContrast({ ...white, accent: '#e0b000' })).toEqual([
    'light theme: accent #e0b000 on paper #ffffff has 2.02:1, expected 3:1',
  ])
  expect(findLowContrast({ accent: '#0b5cad', paper: '#ffffff', ink: '#999999' }).join('\n')).toMatch(
    /light theme: ink #999999 on paper #ffffff has \d\.\d\d:1, expected 4\.5:1/,
  )
})

test('the seeds are colours of the light theme as they are', () => {
  const seeds = { ...white, accent: '#0b5cad' }
  expect(deriveThemes(seeds).light).toMatchObject({ ...seeds, band: seeds.ink })
})

test('a style sheet gets each colour once a theme, and keeps the rest', () => {
  const css = fillTokens(':root{/* brand: light */}@media x{:root{/* brand: dark */}} /* other */', brand)
  expect(css.match(/--paper: #[0-9a-f]{6};/g)).toHaveLength(2)
  expect(css).toMatch(/^:root\{--.*\}@media x\{:root\{--.*\}\} \/\* other \*\/$/)
})
