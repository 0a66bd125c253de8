import { describe, expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

/** A page as vite-react-ssg leaves it, with these tags at the beginning and this data at the end. */
function rendered(tags = '<title>T</title>', data = '{"loaderData":{}}'): string {
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c')
  return [
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"></head><body>',
    `<div id="root" data-app="site" data-server-rendered="true">${tags}<h1>H</h1>`,
    `<script>window.__staticRouterHydrationData = JSON.parse(${literal});</script></div>`,
    '\n<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>',
  ].join('')
}

const english = { language: 'en', markup: '<title>T</title><h1>E $&</h1>' } as const

describe('a rendered page', () => {
  test('has its title and meta tags in the head', () => {
    const tags =
      '<title>$& und $$</title><meta name="description" content="a > b &lt; $\'"><link rel="x" href="/y">'
    const page = finishPage('/kontakt', rendered(tags), english)
    expect(page).toContain(`<meta charset="utf-8">${tags}</head>`)
    expect(page).toContain('data-server-rendered="true"><h1>H</h1>')
  })

  test('has the language of its path', () => {
    expect(finishPage('/contact', rendered(), english)).toContain('<html lang="en"')
    expect(finishPage('/kontakt', rendered(), english)).toContain('<html lang="de"')
  })

  test('has its data in a block that is not run and that no text can end', () => {
    const data = '{"title":"</script><script>alert(1)</script> $& \\" \\\\"}'
    const page = finishPage('/', rendered('<title>T</title>', data), english)
    const [, block] = /<script type="application\/json" id="hydration-data">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(block ?? '')).toEqual(JSON.parse(data))
    expect(page.match(/<script/g)?.length).toBe(1)
  })

  test('has the other language in a template behind the container', () => {
    expect(finishPage('/', rendered(), english)).toContain(
      '<h1>H</h1></div><template id="other-language" lang="en"><title>T</title><h1>E $&</h1></template>',
    )
  })

  test('has nothing of the placeholder for a random number', () => {
    expect(finishPage('/', rendered(), english)).not.toContain('PLACEHOLDER')
  })
})

test('a text that speaks of the placeholder is not taken for it', () => {
  const page = finishPage(
    '/',
    rendered('<title>/* SCRIPT_COMMENT_PLACEHOLDER */</title>', '{"a":"/* SCRIPT_COMMENT_PLACEHOLDER */"}'),
    english,
  )
  expect(page).toContain('<title>/* SCRIPT_COMMENT_PLACEHOLDER */</title>')
  expect(page).toContain('{"a":"/* SCRIPT_COMMENT_PLACEHOLDER */"}')
})

test('the not-found page is left for the client to draw', () => {
  const page = finishPage('/404', rendered(), english)
  expect(page).not.toContain('data-server-rendered')
  expect(page).not.toContain('hydration-data')
})

test('markup that is not as expected is an error', () => {
  expect(() => finishPage('/', '<html lang="de"><head></head></html>', english)).toThrow('one was expected')
  expect(() => finishPage('/', rendered(''), english)).toThrow('one was expected')
})
