import { expect, test } from 'vitest'
import { company } from '../../src/company/company.ts'
import { blogCopy } from '../../src/content/de/blog.ts'
import { newsletter } from '../../src/content/de/forms.ts'
import { shell } from '../../src/content/de/shell.ts'
import { openPage, visit } from '../support/browser.ts'
import { buttonOf, complete, fill, formOf } from '../support/contact-form.ts'
import { builtSite, copyWithoutPosts } from '../support/project-copy.ts'

/** A site without articles and functions. */
const site = builtSite(() => {}, { env: { VITE_CONTACT: 'off' }, copy: copyWithoutPosts })

test('without articles the blog says so, no page links to it, and nobody is offered a newsletter', () => {
  const pages = [...site.files].filter(([name]) => name.endsWith('.html'))
  const linking = pages.filter(([, html]) => /<a[^>]* href="\/blog/.test(String(html)))
  const offering = pages.filter(([, html]) => String(html).includes(newsletter.intro))
  expect([linking, offering].map((found) => found.map(([name]) => name))).toEqual([[], []])
  expect(String(site.files.get('blog.html'))).toContain(blogCopy.none)
})

test('without functions the contact form has a link to a mail draft of what was typed', async () => {
  const page = await openPage({ baseURL: site.url })
  await visit(page, '/kontakt')
  await fill(page)
  const link = formOf(page).getByRole('link', { name: shell.simpleContact.open })
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect([pathname, searchParams.get('subject')]).toEqual([company.email.general, complete.subject])
  expect(searchParams.get('body')).toContain(`${shell.fields.company}: ${complete.company}`)
  expect([await buttonOf(page).count(), await formOf(page).locator('[required]').count()]).toEqual([0, 0])
  expect(page.problems).toEqual([])
})
