import { expect, test } from 'vitest'
import { readChoice } from './read-choice.ts'

function choiceOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readChoice(form)
}

test('a choice has the workplaces, the tariff and the telephony of the form', () => {
  expect(choiceOf({ workplaces: '25', tariff: 'professional', telephony: 'on' })).toEqual({
    workplaces: 25,
    tariff: 'professional',
    hasTelephony: true,
  })
})

test('without a tariff, or with one that is not offered, there is none', () => {
  for (const tariff of ['', 'enterprise']) {
    expect(choiceOf({ workplaces: '1', tariff })).toEqual({
      workplaces: 1,
      tariff: undefined,
      hasTelephony: false,
    })
  }
})
