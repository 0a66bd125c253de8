import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { newsletter } from '../../src/content/de/forms.ts'
import { shell as de } from '../../src/content/de/shell.ts'
import { openPage, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, formOf } from '../support/contact-form.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { builtSite, copyWithoutPosts } from '../support/project-copy.ts'
import { hasBlog } from '../support/this-site.ts'

/** With `VITE_CONTACT=off` and without a published article. */
const site = builtSite(
  (folder) => {
    if (hasBlog) writeFiles(folder, { 'posts/entwurf.md': postSource('entwurf', { published: 'false' }) })
  },
  { env: { VITE_CONTACT: 'off', SITE_STRICT: '0' }, copy: copyWithoutPosts },
)

test.skipIf(!hasBlog)('the blog says so, and no page links to it', () => {
  expect(site.output).not.toContain('is not set')
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'))
  const linking = pages.filter(([, html]) => /<a[^>]* href="\/blog/.test(String(html)))
  expect(linking.map(([name]) => name)).toEqual([])
  expect(String(site.files.get('blog.html'))).toContain(blogCopy.none)
  const offering = pages.filter(([, html]) => String(html).includes(newsletter.intro))
  expect(offering.map(([name]) => name)).toEqual([])
})

test('the contact form has a link to a mail draft of what was typed', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  await fill(page)
  const link = formOf(page).getByRole('link', { name: de.simpleContact.open })
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect([pathname, searchParams.get('subject')]).toEqual([company.email.general, complete.subject])
  expect(searchParams.get('body')).toContain(`${de.fields.company}: ${complete.company}`)
  expect([await buttonOf(page).count(), await formOf(page).locator('[required]').count()]).toEqual([0, 0])
  expect(page.problems).toEqual([])
})

test.skipIf(!hasBlog)('the newsletter shows a mail address', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/blog')
  expect(await page.locator('[name=consent]').count()).toBe(0)
  const { general } = company.email
  const link = page.locator(`a[href^="mailto:${general}?subject="]`, { hasText: general })
  expect(await link.count()).toBe(1)
})
