import { expect, test } from 'vitest'
import { readSheet, rememberName, rememberSheet } from './remembered-sheet.ts'

function openStore() {
  const entries = new Map<string, string>()
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  return { entries, store: () => store }
}

const ticked = { [rememberName]: 'on' }

test.each([
  ['a name and a number', { 'it-name': 'Zoë Muster', 'it-phone': '+352 12 34 56' }],
  ['signs that addresses escape', { 'bank-name': 'A & B = 100 % + "C"', 'bank-phone': '#42?' }],
  ['an empty sheet', {}],
  ['other scripts', { 'police-name': '警察 🚓', 'police-phone': '١٢٣' }],
])('with the box ticked %s is there at the next visit', (_, fields) => {
  const { store } = openStore()
  rememberSheet({ ...fields, ...ticked }, store)
  expect(readSheet(store)).toEqual({ ...fields, ...ticked })
})

test('without the tick nothing is stored, and what was stored is gone', () => {
  const { entries, store } = openStore()
  rememberSheet({ 'it-name': 'A' }, store)
  expect(entries.size).toBe(0)
  rememberSheet({ 'it-name': 'A', ...ticked }, store)
  expect(entries.size).toBe(1)
  rememberSheet({ 'it-name': 'A' }, store)
  expect(entries.size).toBe(0)
})

test('where the browser refuses storage the sheet is empty, and nothing fails', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  rememberSheet(ticked, refuse)
  expect(readSheet(refuse)).toEqual({})
})
