import { expect, test } from 'vitest'
import type { Editing } from '../../src/company/facts-schema.ts'
import { createEditor, editorRule, withoutForeignRequests } from './editor.ts'
import { headerRules, headersFor } from './security/headers.ts'

const repository = { repository: 'owner/name', branch: 'main' }
const github: Editing = { backend: 'github', ...repository }
const policy = "default-src 'none'; script-src 'self'"
const rules = [...headerRules(policy, ['index.html', 'blog/x.html']), editorRule(github)]

test.each<[string, Editing, string[]]>([
  ['GitHub', github, ['https://api.github.com', 'https://avatars.githubusercontent.com']],
  [
    'GitLab',
    { backend: 'gitlab', ...repository, server: 'https://gitlab.com/' },
    ['https://gitlab.com', 'https://gitlab.com', 'https://secure.gravatar.com'],
  ],
  [
    'Gitea',
    { backend: 'gitea', ...repository, server: 'https://git.example.com' },
    ['https://git.example.com', 'https://git.example.com'],
  ],
])('with %s the editor reaches these hosts and no others', (_, editing, hosts) => {
  expect(editorRule(editing).headers['Content-Security-Policy']?.match(/https:[^\s;]+/g)).toEqual(hosts)
})

test('all scripts are files of this site', () => {
  const directives = editorRule(github).headers['Content-Security-Policy']?.split('; ')
  expect(directives).toContain("script-src 'self'")
  expect(directives).toContain("default-src 'none'")
  expect(directives).toContain("frame-ancestors 'none'")
})

test('the editor has its own policy, and all other pages have theirs', () => {
  expect(headersFor('/admin/posts', rules)['Content-Security-Policy']).toContain('https://api.github.com')
  for (const path of ['/', '/kontakt', '/blog/x', '/admin'])
    expect(headersFor(path, rules)['Content-Security-Policy']).toBe(policy)
})

test('no header of the editor is set by two rules', () => {
  const set = rules
    .filter((rule) => Object.keys(headersFor('/admin/assets/x.js', [rule])).length > 1)
    .flatMap(({ headers }) => Object.keys(headers))
  expect(set).toEqual([...new Set(set)])
})

test('switched on without its package, the build stops and names the package', async () => {
  await expect(createEditor(github, 'no-such-folder')).rejects.toMatchObject({
    name: 'SiteError',
    message: expect.stringMatching(
      /^src\/company\/company\.json: .* Run: npm install --save-dev @sveltia\/cms$/,
    ),
  })
})

test('before anybody signs in, the editor sends no request to another host', () => {
  const font = "src:url(https://cdn.jsdelivr.net/fontsource/x.woff2)\n  format('woff2');"
  const states =
    '`https://www.githubstatus.com/api/v2/status.json`, `https://status-api.hostedstatus.com/1.0/status/5b`'
  expect(withoutForeignRequests(font)).toBe("src:local('');")
  expect(withoutForeignRequests(states)).not.toContain('https:')
  expect(withoutForeignRequests('`https://www.githubstatus.com/`')).toBe('`https://www.githubstatus.com/`')
})
