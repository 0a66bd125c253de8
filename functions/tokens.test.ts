import { expect, test } from 'vitest'
import { openTestFunctions, testSecret } from '../tests/support/test-functions.ts'
import { openToken, sealToken } from './tokens.ts'

const { services, state } = await openTestFunctions()
const sent = { email: 'zoe@example.com', firstName: 'Zoë', language: 'de' as const, ip: '192.0.2.1' }
/** Has what either purpose needs: what is refused is refused for its key. */
const content = { ...sent, consentVersion: '', at: state.now, subscriber: 'x' }

test('a token opens only as it was sealed, for its purpose and with its secret', async () => {
  const token = await sealToken(testSecret, 'confirm', content)
  expect(await openToken(services, 'confirm', token)).toMatchObject(sent)
  const parts = token.split('.').map((part) => String(Buffer.from(part, 'base64url')))
  expect(parts.join()).not.toMatch(/zoe|192\.0\.2/)
  expect(await openToken(services, 'unsubscribe', token)).toBe('refused')
  const withLetter = (index: number, letter: string) =>
    token.slice(0, index) + letter + token.slice(index + 1)
  const changed = [...token].map((letter, index) =>
    withLetter(index, letter === '.' ? '' : letter === 'A' ? 'B' : 'A'),
  )
  const foreign = await sealToken('another secret', 'confirm', content)
  const other = await sealToken(testSecret, 'unsubscribe', content)
  const opened: string[] = []
  for (const wrong of [...changed, foreign, other, '', 'undefined', `${token}A`, `${token}.`]) {
    if ((await openToken(services, 'confirm', wrong)) !== 'refused') opened.push(wrong)
  }
  expect(opened).toEqual([])
})
