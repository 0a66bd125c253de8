import { createHash } from 'node:crypto'
import { EncryptJWT } from 'jose'
import { expect, test } from 'vitest'
import { openTestFunctions, testSecret } from '../tests/support/test-functions.ts'
import { openToken, sealToken } from './tokens.ts'

const { services, state } = await openTestFunctions()
const sent = { email: 'zoe@example.com', firstName: 'Zoë', language: 'de' as const, ip: '192.0.2.1' }
/** Has what either purpose needs: what is refused is refused for its key. */
const content = { ...sent, consentVersion: '', at: state.now, subscriber: 'x' }

/** Which of the tokens do not open. */
async function refusedOf(tokens: string[]): Promise<string[]> {
  const opened = await Promise.all(tokens.map((token) => openToken(services, 'confirm', token)))
  return tokens.filter((_, index) => typeof opened[index] === 'string')
}

test('a token opens only as it was sealed, for its purpose and with its secret', async () => {
  const token = await sealToken(testSecret, 'confirm', content)
  expect(await openToken(services, 'confirm', token)).toMatchObject(sent)
  expect(token).toMatch(/^[\w-]{100,}$/)
  expect(String(Buffer.from(token, 'base64url'))).not.toMatch(/zoe|192\.0\.2/)
  expect(await openToken(services, 'unsubscribe', token)).toBe('refused')
  const withLetter = (index: number, letter: string) =>
    token.slice(0, index) + letter + token.slice(index + 1)
  const changed = [...token].map((letter, index) => withLetter(index, letter === 'A' ? 'B' : 'A'))
  const shorter = [...token].map((_, index) => withLetter(index, ''))
  const foreign = await sealToken('another secret', 'confirm', content)
  const other = await sealToken(testSecret, 'unsubscribe', content)
  const wrong = [
    ...changed,
    ...shorter,
    foreign,
    other,
    '',
    '.',
    '....',
    'undefined',
    `${token}A`,
    `A${token}`,
  ]
  expect(await refusedOf(wrong)).toEqual(wrong)
})

/** A token of an older mail. */
const withDots = () =>
  new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(createHash('sha256').update(`confirm\0${testSecret}`).digest())

test('a token opens with what mail programs do to a link', async () => {
  for (const token of [await sealToken(testSecret, 'confirm', content), await withDots()]) {
    const changes = [
      ...[token, `${token}.`, `${token})`, `${token}>.`, `${token}“`, `${token},`, `${token}%2E`],
      ...[
        `${token.slice(0, 70)}\r\n ${token.slice(70)}`,
        token.replaceAll('.', '%2E'),
        token.replaceAll('.', '%2e'),
      ],
    ]
    expect(await refusedOf(changes)).toEqual([])
  }
})

test('after a change of the secret, the one before opens tokens and seals none', async () => {
  const token = await sealToken(testSecret, 'confirm', content)
  services.config = { ...services.config, secret: 'the next secret of the tests 32b' }
  expect(await openToken(services, 'confirm', token)).toBe('refused')
  services.config.oldSecret = testSecret
  expect(await openToken(services, 'confirm', token)).toMatchObject(sent)
  const foreign = await sealToken('another secret', 'confirm', content)
  expect(await openToken(services, 'confirm', foreign)).toBe('refused')
  services.config = { ...services.config, secret: testSecret, oldSecret: undefined }
})
