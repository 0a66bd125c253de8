import { expect, test } from 'vitest'
import { documentAt } from '../support/documents.ts'
import { readTree } from '../support/project-copy.ts'
import { delicate, placeholder } from '../support/test-posts.ts'

const files = [...readTree('dist')].filter(([name]) => !/\.(br|gz)$/.test(name))

test('nothing of a draft and of a post of a later day is in any file, not even its old address', () => {
  const secrets =
    /quitten|kuddelmuddel|kladderadatsch|wischiwaschi|geheimes|alter-entwurf|(blog|posts)\/(entwurf|spaeter)\b/i
  expect(files.flatMap(([name, bytes]) => (secrets.test(name + bytes) ? name : []))).toEqual([])
})

test('no file that a visitor loads holds more than one page of posts', () => {
  const slugs = files.flatMap(([name]) => /^blog\/([^/]+)\.html$/.exec(name)?.[1] ?? [])
  expect(slugs.length).toBeGreaterThan(25)
  // Robots and feed readers take them whole; of the files of the search another test limits the size.
  const isLimited = (name: string) => /^sitemap\.xml$|\/feed\.xml$|^content\/search\//.test(name)
  const large = files.filter(
    ([name, bytes]) => !isLimited(name) && slugs.filter((slug) => bytes.includes(`/${slug}`)).length > 9 + 3,
  )
  expect(large.map(([name]) => name)).toEqual([])
})

test('delicate characters arrive unchanged', () => {
  const article = documentAt('/blog/heikel')
  const textAt = (css: string) => article.querySelector(css)?.textContent
  expect(article.title).toContain(delicate)
  expect(article.querySelector('meta[name=description]')?.getAttribute('content')).toBe(`${delicate} Auszug`)
  expect([textAt('h1'), textAt('#article-body pre')]).toEqual([delicate, `${delicate}\n`])
  expect(textAt('#article-body p')).toBe('Ein Absatz mit $& und $$.')
  expect(article.querySelector('#article-body p a')?.getAttribute('title')).toBe(placeholder)
})
