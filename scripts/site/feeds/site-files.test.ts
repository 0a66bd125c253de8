import { expect, test } from 'vitest'
import { company } from '../../../src/site/company.ts'
import { languages } from '../../../src/site/languages.ts'
import { formatSecurity } from './site-files.ts'

const { siteUrl } = company

test('security.txt names the contact and its rules, and expires within a year', () => {
  expect(formatSecurity('2024-02-29').split('\n')).toEqual([
    `Contact: mailto:${company.email.general}`,
    `Contact: ${siteUrl}/kontakt`,
    'Expires: 2025-02-27T00:00:00Z',
    `Policy: ${siteUrl}/impressum#sicherheitsluecken`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ])
})
