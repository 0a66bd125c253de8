import { expect, test } from 'vitest'
import { smtpProblem } from './smtp-url.ts'

const valid = [
  'smtps://name:password@mail.example.com',
  'smtps://info%40firma.example:pa%23ss%2F%25@mail.example.com:465',
  'smtp://name:password@mail.example.com:587',
  'smtp://127.0.0.1:25',
  'smtp://[::1]:2525/',
  'smtp://name:geheimä!$&*@mail.example.com?requireTLS=true',
]

/** Addresses, and what the sentence about each has. */
const invalid = [
  ['smtps://info@firma.example:12#ss@mail.firma.example', '# as %23, @ as %40'],
  ['smtps://info:pa#ss@mail.firma.example', '# as %23'],
  ['smtps://info:ab/cd@mail.firma.example', '/ as %2F'],
  ['smtps://info:pa%ss@mail.firma.example', '% as %25'],
  ['smtps://info:p@ss@mail.firma.example', '@ as %40'],
  ['smtps://info:p:ss@mail.firma.example', ': as %3A'],
  ['smtps://info:p?ss [x]@mail.firma.example', '? as %3F, [ as %5B, ] as %5D, a blank as %20'],
  ['smtps://info:%E4%F6@mail.firma.example', 'UTF-8'],
  ['smtps://info@firma.example', 'password'],
  ['smtps://info%40firma.example@mail.firma.example', 'password'],
  ['smtps://:password@mail.firma.example', 'name'],
  ['smtp://mail.firma.example#x', 'expected'],
  ['smtp://mail.firma.example/in', 'expected'],
  ['mail.firma.example', 'expected'],
  ['https://mail.firma.example', 'expected'],
  ['smtps://info:password@mail.firma.example:587', 'smtp://'],
  ['smtps://info:password@mail.firma.example:25', 'smtp://'],
  ['smtp://info:password@mail.firma.example:465', 'smtps://'],
] as const

test('the address of a mail server is valid, or what is wrong with it is said without a password', () => {
  expect(valid.map((url) => [url, smtpProblem(url)])).toEqual(valid.map((url) => [url, undefined]))
  for (const [url, part] of invalid) {
    expect([url, smtpProblem(url)]).toEqual([url, expect.stringContaining(part)])
    expect(smtpProblem(url)).not.toMatch(/firma|ss\b|cd/)
  }
})
