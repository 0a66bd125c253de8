import { expect, test } from 'vitest'
import { policyForHeader, policyForMeta } from './policy.ts'

const scripts = ["'sha256-a'"]

test('the policy allows only this site, the given hashes and the origin of the functions', () => {
  expect(policyForMeta(scripts, "'sha256-b'", 'https://b.example:8080/functions')).toBe(
    "default-src 'none'; base-uri 'none'; connect-src 'self' https://b.example:8080; " +
      "font-src 'self'; form-action 'self' mailto:; img-src 'self'; media-src 'self'; " +
      "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; " +
      "require-trusted-types-for 'script'; trusted-types article",
  )
  expect(policyForMeta(scripts, "'sha256-b'", '/functions')).toContain("; connect-src 'self'; ")
})

test('the policy in the header has the scripts, and what a meta element cannot contain', () => {
  expect(policyForHeader(scripts)).toBe("script-src 'self' 'sha256-a'; frame-ancestors 'none'")
})
