import { expect, test } from 'vitest'
import type { Editing } from '../../../src/company.ts'
import { editorConfig } from './editor-config.ts'

const repository = { repository: 'owner/name', branch: 'main' }
const github: Editing = { backend: 'github', ...repository }

test.each<[string, Editing, object]>([
  ['GitHub', github, { auth_methods: ['token'] }],
  [
    'GitHub with a service for signing in',
    { ...github, signIn: 'https://auth.example.com' },
    { base_url: 'https://auth.example.com' },
  ],
  [
    'GitLab',
    { backend: 'gitlab', ...repository, server: 'https://git.example.com' },
    {
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v4',
      auth_methods: ['token'],
    },
  ],
  [
    'GitLab with an application',
    { backend: 'gitlab', ...repository, server: 'https://gitlab.com', applicationId: 'a1' },
    {
      base_url: 'https://gitlab.com',
      api_root: 'https://gitlab.com/api/v4',
      auth_type: 'pkce',
      app_id: 'a1',
    },
  ],
  [
    'Gitea with an application',
    { backend: 'gitea', ...repository, server: 'https://git.example.com', applicationId: 'a1' },
    { base_url: 'https://git.example.com', api_root: 'https://git.example.com/api/v1', app_id: 'a1' },
  ],
])('%s is asked where it is', (_, editing, expected) => {
  const { backend } = editing
  expect(editorConfig(editing).backend).toEqual({
    name: backend,
    repo: 'owner/name',
    branch: 'main',
    ...expected,
  })
})

test('a post is named after its slug, and its images lie beside it as posts name them', () => {
  expect(editorConfig(github).collections).toMatchObject([
    {
      folder: 'posts',
      slug: { template: '{{fields.slug}}', editable: false },
      media_folder: 'images',
      public_folder: 'images',
    },
  ])
})

test('the text of a post is its last field, and is left as it is written', () => {
  const [posts] = editorConfig(github).collections
  expect(posts?.fields.at(-1)).toMatchObject({ name: 'body', widget: 'markdown', modes: ['raw'] })
})
