import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { articlePath } from '../../src/pages.ts'
import { navigateTo, openPage, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, formOf } from '../support/contact-form.ts'
import { publishedSlugs } from '../support/every-page.ts'
import { postSource } from '../support/post-source.ts'
import { buildProject, builtSite, copyForPosts, copyWithoutPosts } from '../support/project-copy.ts'
import { notFound, pagesToVisit } from '../support/scope.ts'
import { existing, hasBlog, readers } from '../support/this-site.ts'

/** React's development build reports every attribute that hydration finds different; the production build does not. */
describe("with React's development build and --drafts", () => {
  const site = builtSite(
    (folder) => {
      if (!hasBlog) return
      const fields = { published: 'false', aliases: '[alter-entwurf]' }
      writeFileSync(
        join(folder, 'posts/entwurf.md'),
        postSource('entwurf', fields, '[noch nichts](/fehlt)\n'),
      )
    },
    { args: ['--mode', 'development', '--drafts'] },
  )

  test('it is the development build', () => {
    const scripts = [...site.files.values()]
    expect(scripts.some((script) => script.includes('jsxDEV'))).toBe(true)
  })

  test.each(readers)('no page warns in a browser that speaks %s', async (locale, language) => {
    const page = await openPage({ baseURL: site.url, locale })
    const lists = publishedSlugs.length > 0 ? ['/blog?tag=nis2', '/blog?suche=backup'] : []
    for (const path of [...pagesToVisit(language), ...lists]) if (path !== notFound) await visit(page, path)
    for (const path of [...existing('/blog'), ...publishedSlugs.slice(0, 1).map(articlePath), '/'])
      await navigateTo(page, path)
    expect(page.problems).toEqual([])
  })

  test.skipIf(!hasBlog)('colleagues see drafts with a ribbon, and search engines nothing', async () => {
    expect(site.output).toContain('dist/blog/entwurf.html  /fehlt: führt zu keiner Seite')
    for (const [name, html] of site.files) {
      if (name.endsWith('.html') && !name.includes('alter-'))
        expect(String(html), name).toContain('content="noindex"')
    }
    const page = await openPage({ baseURL: site.url })
    await page.goto('/blog/alter-entwurf')
    expect(new URL(page.url()).pathname).toBe('/blog/entwurf')
    const ribbon = page.locator('article [data-ribbon]')
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('[data-ribbon]') as Element).position === 'sticky',
    )
    expect(await ribbon.textContent()).toBe('Entwurf')
    expect(page.problems).toEqual([])
  })
})

describe('with VITE_CONTACT=off and without a published article', () => {
  const site = builtSite(
    (folder) => {
      if (hasBlog)
        writeFileSync(join(folder, 'posts/entwurf.md'), postSource('entwurf', { published: 'false' }))
    },
    { env: { VITE_CONTACT: 'off', SITE_STRICT: '0' }, copy: copyWithoutPosts },
  )

  test.skipIf(!hasBlog)('the blog says so, and no page links to it', () => {
    expect(site.output).not.toContain('is not set')
    const pages = [...site.files].filter(([name]) => name.endsWith('.html'))
    expect(
      pages.filter(([, html]) => /<a[^>]* href="\/blog/.test(String(html))).map(([name]) => name),
    ).toEqual([])
    expect(String(new Map(pages).get('blog.html'))).toContain(blogCopy.none)
  })

  test('the contact form has a link to a mail draft of what was typed', async () => {
    const page = await openPage({ baseURL: site.url })
    await visit(page, '/kontakt')
    await fill(page)
    const link = formOf(page).getByRole('link', { name: de.simpleContact.open })
    const draft = new URL((await link.getAttribute('href')) ?? '')
    expect([draft.pathname, draft.searchParams.get('subject')]).toEqual([
      company.email.general,
      complete.subject,
    ])
    expect(draft.searchParams.get('body')).toContain(`${de.fields.company}: ${complete.company}`)
    expect([await buttonOf(page).count(), await formOf(page).locator('[required]').count()]).toEqual([0, 0])
    expect(page.problems).toEqual([])
  })

  test.skipIf(!hasBlog)('the newsletter shows a mail address', async () => {
    const page = await openPage({ baseURL: site.url })
    await visit(page, '/blog')
    expect(await page.locator('[name=consent]').count()).toBe(0)
    const link = page.locator(`a[href^="mailto:${company.email.general}?subject="]`, {
      hasText: company.email.general,
    })
    expect(await link.count()).toBe(1)
  })
})

test.skipIf(!hasBlog)(
  'images that cannot be shown, and links that lead nowhere, end the build by name',
  () => {
    const copy = copyForPosts()
    const write = (slug: string, body: string, fields = {}) =>
      writeFileSync(join(copy.folder, `posts/${slug}.md`), postSource(slug, fields, body))
    try {
      write('bild', '![A](https://other.example/a.png) ![B](images/fehlt.png)\n')
      const images = buildProject(copy.folder)
      expect(images.status).toBe(1)
      expect(images.output).toMatch(
        /posts\/bild\.md:16:6 {2}Fehler {2}Bild: „https:\/\/other\.example\/a\.png“ liegt auf/,
      )
      expect(images.output).toMatch(/posts\/bild\.md:16:\d+ {2}Fehler {2}Bild: „images\/fehlt\.png“ gibt es/)
      rmSync(join(copy.folder, 'posts/bild.md'))

      write('toter-link', '[Hier](/gibt-es-nicht), [bald](bald)\n')
      write('bald', 'Text.\n', { date: '2040-01-02' })
      const { status, output } = buildProject(copy.folder)
      expect(status).toBe(1)
      expect(output).toContain('dist/blog/toter-link.html  /gibt-es-nicht: führt zu keiner Seite')
      expect(output).toContain(
        'dist/blog/toter-link.html  bald: führt zu einem Beitrag, der erst am 2040-01-02 erscheint',
      )
    } finally {
      copy.remove()
    }
  },
)
