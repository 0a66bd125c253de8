import { expect, test } from 'vitest'
import { checkEndpoints } from './endpoints.ts'
import type { Settings } from './settings.ts'

const service = 'https://forms.example.com/x'

test('where messages arrive, nothing is reported', () => {
  const arriving: Settings[] = [
    { VITE_FUNCTIONS_URL: '/functions' },
    { VITE_FUNCTIONS_URL: '/functions', VITE_CONTACT: 'off' },
    { VITE_CONTACT_ENDPOINT: service, VITE_FUNCTIONS_URL: '/functions' },
    { VITE_CONTACT_ENDPOINT: service, VITE_NEWSLETTER: 'off' },
    { VITE_CONTACT: 'off' },
  ]
  const reports = arriving.map((settings) => checkEndpoints(settings, true))
  expect(reports).toEqual(arriving.map(() => ({ errors: [], warnings: [] })))
})

test('where messages are lost is a warning, and an error where they must arrive', () => {
  const [contact, pretends] = ['VITE_CONTACT_ENDPOINT is not set', 'only pretends to send']
  const newsletter = 'VITE_FUNCTIONS_URL is not set'
  const losing: [Settings, string[]][] = [
    [{}, [contact, newsletter]],
    [{ VITE_CONTACT_ENDPOINT: '' }, [pretends, newsletter]],
    [{ VITE_CONTACT_ENDPOINT: service }, [newsletter]],
    [{ VITE_NEWSLETTER: 'off' }, [pretends]],
  ]
  for (const [settings, texts] of losing) {
    const expected = texts.map((text) => expect.stringContaining(text))
    expect(checkEndpoints(settings, false)).toEqual({ errors: [], warnings: expected })
    expect(checkEndpoints(settings, true)).toEqual({ errors: expected, warnings: [] })
  }
})

test('whoever asks for a simulation is warned, and a service for messages that are not sent is an error', () => {
  const { errors, warnings } = checkEndpoints({ VITE_CONTACT: 'simulate' }, true)
  expect([errors, warnings.length]).toEqual([[], 2])
  const settings: Settings = { VITE_CONTACT: 'off', VITE_CONTACT_ENDPOINT: service }
  expect(checkEndpoints(settings, false).errors).toEqual([expect.stringContaining('only one of them')])
})
