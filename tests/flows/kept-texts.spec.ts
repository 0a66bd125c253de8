import {
  answerForms,
  complete,
  expectEmpty,
  expectValues,
  field,
  fill,
  form,
  newsletter,
  send,
  successes,
} from './support/contact.ts'
import { follow, openHeld, phone, started, switchTo, visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const email = (page: Page) => newsletter(page).locator('[name=email]')

/** What translators, extensions and proxies do to a page. Each runs in the page, with nothing from outside of it. */
const foreignChanges = {
  'an extension with a node in main and one around a text of the footer': () => {
    document.querySelector('main')?.prepend(document.createElement('div'))
    const text = document.querySelector('footer p')?.firstChild as Text
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
  'a translator that replaces every text': () => {
    document.documentElement.lang = 'fr'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const font = document.createElement('font')
      font.textContent = `~${text.data}`
      text.replaceWith(font)
    }
  },
}

test.describe('what is typed', () => {
  for (const [what, change] of Object.entries(foreignChanges))
    test(`survives ${what}, before and after the start, and is sent`, async ({ page }) => {
      await answerForms(page)
      const release = await openHeld(page, '/kontakt?thema=backup')
      const typed = { ...complete, email: '' }
      await fill(page, typed)
      await email(page).fill('zoe@example.com')
      await field(page, 'message').focus()
      await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(1, 3))
      await page.evaluate(change)
      release()
      await started(page)
      await expectValues(page, typed)
      await expect(email(page)).toHaveValue('zoe@example.com')
      const focused = await page.evaluate(() => {
        const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
        return [name, selectionStart, selectionEnd]
      })
      expect(focused).toEqual(['message', 1, 3])

      await page.evaluate(change)
      await send(page).click()
      await field(page, 'email').fill(complete.email)
      await page.locator('header nav a[href="/kontakt"]').click()
      await page.waitForURL((url) => url.search === '')
      await switchTo(page, 'English')
      await page.waitForURL('**/contact')
      await expectValues(page)
      await send(page).click()
      await expect(successes(page)).toHaveCount(1)
      await expectEmpty(page)
    })

  test('is there after a reload, in each form, until it was sent', async ({ page }) => {
    await answerForms(page)
    await visit(page, '/kontakt')
    await fill(page)
    await email(page).fill('zoe@example.com')
    await visit(page, '/')
    await field(page, 'message').fill('Eine andere Nachricht')
    await visit(page, '/kontakt')
    await page.reload()
    await started(page)
    await expectValues(page)
    await send(page).click()
    await expect(successes(page)).toHaveCount(1)
    await page.reload()
    await started(page)
    await expectEmpty(page)
    await expect(email(page)).toHaveValue('zoe@example.com')
    await visit(page, '/')
    await expect(field(page, 'message')).toHaveValue('Eine andere Nachricht')
  })

  test('is not what the page has filled in itself, which follows the language and the address', async ({
    page,
  }) => {
    await visit(page, '/kontakt?thema=backup')
    const subject = field(page, 'subject')
    await expect(subject).not.toHaveValue('')
    const german = await subject.inputValue()
    await switchTo(page, 'English')
    await expect(subject).not.toHaveValue(german)
    await expect(subject).not.toHaveValue('')
    await page.locator('header nav a[href="/contact"]').click()
    await expect(subject).toHaveValue('')
  })
})

test.describe('before the application has started', () => {
  test('what was typed, ticked and sent too early is there, and is sent once', async ({ page }) => {
    const received = await answerForms(page)
    const release = await openHeld(page, '/kontakt')
    await fill(page)
    await email(page).fill('zoe@example.com')
    await newsletter(page).locator('[name=consent]').check()
    release()
    await started(page)
    await expect(newsletter(page).locator('[type=submit]')).toBeEnabled()
    await expect(email(page)).toHaveValue('zoe@example.com')
    await expectValues(page)
    await send(page).click()
    await expect(successes(page)).toHaveCount(1)
    expect(received.length).toBe(1)
  })

  for (const when of ['React listens', 'a part of the page is hydrated'])
    test(`a form that is sent when ${when} is sent by the application alone, once`, async ({
      page,
      baseURL,
    }) => {
      const received = await answerForms(page)
      const navigations: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`)
      })
      await page.addInitScript((isLater) => {
        const press = () =>
          document.querySelector<HTMLElement>('form:has([name=message]) [type=submit]')?.click()
        const { addEventListener } = EventTarget.prototype
        EventTarget.prototype.addEventListener = function (this: Element, type: string, ...rest: [never]) {
          addEventListener.call(this, type, ...rest)
          // React listens, and hydrates in later tasks.
          if (this.id === 'root' && type === 'click') isLater ? setTimeout(press) : press()
        }
      }, when !== 'React listens')
      const release = await openHeld(page, '/kontakt')
      await fill(page)
      release()
      await expect(successes(page)).toHaveCount(1)
      await expectEmpty(page)
      expect(received.length).toBe(1)
      expect(navigations).toEqual([`GET ${baseURL}/kontakt`])
      await expect(successes(page)).toHaveCount(1)
    })

  test('the menu of a phone opens, and its buttons wait', async ({ page }) => {
    await page.setViewportSize(phone)
    const release = await openHeld(page, '/')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await page.locator('#menu').getByRole('button', { name: 'English' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('#menu')).toBeHidden()
  })

  test('a search that is sent is a page of its own', async ({ page }) => {
    const release = await openHeld(page, '/blog')
    await page.getByRole('searchbox').fill('backup')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/blog?suche=backup', { waitUntil: 'commit' })
    release()
    await expect(page.locator('main p[role=status]', { hasText: 'backup' })).toBeVisible()
  })
})

test.describe('a form that fails', () => {
  /** An error beside a field cannot be inserted so many times. */
  const fail = (times: number) => {
    const { appendChild } = Node.prototype
    let left = times
    Node.prototype.appendChild = function <Child extends Node>(node: Child) {
      if (node instanceof HTMLElement && node.id.endsWith('-error') && left-- > 0) throw new Error('broken')
      return appendChild.call(this, node) as Child
    }
  }

  test('leaves an address to write to and the rest of the page, and what was typed is there after a reload', async ({
    page,
    expected,
  }) => {
    expected.push(/broken/)
    await page.addInitScript(fail, 1000)
    await visit(page, '/kontakt')
    await fill(page, { ...complete, email: '' })
    await expect(async () => {
      if ((await form(page).count()) > 0) await send(page).click()
      await expect(form(page)).toHaveCount(0, { timeout: 500 })
    }).toPass()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await follow(page, '/leistungen')
    await visit(page, '/kontakt')
    await expectValues(page, { ...complete, email: '' })
  })
})
