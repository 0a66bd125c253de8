import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shell as de } from '../../src/content/de/shell.ts'
import { shell as en } from '../../src/content/en/shell.ts'
import { enquiryPath, pathOf } from '../../src/pages.ts'
import {
  hydrated,
  openFirstVisit,
  openHeld,
  openPage,
  switchToEnglish,
  until,
  visit,
} from '../support/browser.ts'
import { buttonOf, complete, field, fill, formOf, successesOf, valuesIn } from '../support/contact-form.ts'
import { foreignChanges } from '../support/foreign-changes.ts'

const changes = Object.entries(foreignChanges)
const newsletterEmail = (page: Page) => page.locator('form:has([name=consent]) [name=email]')
const isEmpty = async (page: Page) => Object.values(await valuesIn(page)).join('') === ''

/** Waits until the form is that of the application. */
const isStarted = (page: Page) =>
  until(async () =>
    expect(await formOf(page).evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true),
  )

describe.concurrent('what is typed', () => {
  test.each(changes)('before and after the start survives %s', async (_, change) => {
    const { page, release } = await openHeld(enquiryPath('de', 'privacy'))
    const typed = { ...complete, email: '' }
    await fill(page, typed)
    await newsletterEmail(page).fill('zoe@example.com')
    await field(page, 'message').focus()
    await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(1, 3))
    await page.evaluate(change)
    release()
    await hydrated(page)
    await isStarted(page)
    expect(await valuesIn(page)).toEqual(typed)
    expect(await newsletterEmail(page).inputValue()).toBe('zoe@example.com')
    const focused = await page.evaluate(() => {
      const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
      return [name, selectionStart, selectionEnd]
    })
    expect(focused).toEqual(['message', 1, 3])

    await page.evaluate(change)
    // Errors beside the fields come and go.
    await buttonOf(page).click()
    await field(page, 'email').fill(complete.email)
    // The same page without the subject of an enquiry, and a page in German alone and back.
    await page
      .locator(`main a[href="${pathOf('contact', 'de')}"], header nav a[href="${pathOf('contact', 'de')}"]`)
      .first()
      .click()
    await page.waitForURL((url) => url.search === '')
    await until(async () =>
      expect(await page.locator(`h2:text-is("${de.contactForm.heading}")`).count()).toBe(1),
    )
    await switchToEnglish(page, pathOf('contact', 'en'))
    await until(async () => {
      expect(await buttonOf(page).textContent()).toBe(en.contactForm.submit)
      expect(await page.locator('#root > header').textContent()).toContain(en.labels.servicesOverview)
      expect(await page.locator('#root > header').textContent()).not.toContain(de.labels.servicesOverview)
    })
    expect(await valuesIn(page)).toEqual(complete)
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    expect([await isEmpty(page), page.problems]).toEqual([true, []])
  })

  test('in a search survives the start, on a page that is rendered anew, too', async () => {
    for (const [index, path] of ['/blog', '/gibt-es-nicht'].entries()) {
      const { page, release } = await openHeld(path)
      await page.getByRole('searchbox').fill('backup')
      await page.evaluate(changes[index]?.[1] ?? '')
      release()
      await hydrated(page)
      await until(async () => expect(await page.getByRole('searchbox').inputValue()).toBe('backup'))
      if (path === '/blog') await page.waitForURL('**/blog?suche=backup')
      await visit(page, '/blog')
      expect(await page.getByRole('searchbox').inputValue()).toBe(path === '/blog' ? '' : 'backup')
    }
  })

  test('stays in the same elements when the footer changes', async () => {
    const { page, release } = await openHeld('/kontakt')
    await field(page, 'message').evaluate((area) => area.setAttribute('data-mark', ''))
    await page.evaluate(() => document.querySelector('footer p')?.replaceChildren('?'))
    release()
    await hydrated(page)
    await isStarted(page)
    expect(await page.locator('[data-mark]').count()).toBe(1)
    await until(async () => expect(await page.locator('footer').textContent()).not.toContain('?'))
    expect(page.problems).toEqual([])
  })
  test('is there after a reload, until it was sent', async () => {
    const page = await openPage()
    await visit(page, '/kontakt')
    await fill(page)
    await newsletterEmail(page).fill('zoe@example.com')
    await visit(page, '/')
    await page.locator('form [name=message]').fill('Eine andere Nachricht')
    await visit(page, '/kontakt')
    await page.reload()
    await hydrated(page)
    expect(await valuesIn(page)).toEqual(complete)
    await buttonOf(page).click()
    await successesOf(page).waitFor()
    await page.reload()
    await hydrated(page)
    expect([await isEmpty(page), await newsletterEmail(page).inputValue()]).toEqual([true, 'zoe@example.com'])
    await visit(page, '/')
    expect(await page.locator('form [name=message]').inputValue()).toBe('Eine andere Nachricht')
  })

  test('goes with the visitor from one enquiry to another, whose subject is filled in', async () => {
    const page = await openPage()
    await visit(page, enquiryPath('de', 'privacy'))
    const subject = await field(page, 'subject').inputValue()
    await field(page, 'message').fill('Hallo')
    await visit(page, enquiryPath('de', 'legalNotice'))
    expect(await field(page, 'message').inputValue()).toBe('Hallo')
    expect(await field(page, 'subject').inputValue()).not.toBe(subject)
    await field(page, 'subject').fill('Eigener Betreff')
    await visit(page, enquiryPath('de', 'privacy'))
    expect(await field(page, 'subject').inputValue()).toBe('Eigener Betreff')
  })
})

describe.concurrent('a form that fails', () => {
  /** An error beside a field cannot be inserted so many times. */
  const failing = (times: number) => {
    const { appendChild } = Node.prototype
    let left = times
    Node.prototype.appendChild = function <Child extends Node>(node: Child) {
      if (node instanceof HTMLElement && node.id.endsWith('-error') && left-- > 0) throw new Error('broken')
      return appendChild.call(this, node) as Child
    }
  }

  const openFailing = async (times: number) => {
    const page = await openFirstVisit()
    await page.addInitScript(failing, times)
    await visit(page, '/kontakt')
    await fill(page, { ...complete, email: '' })
    await buttonOf(page).click()
    return page
  }

  test('is rendered again, with what was typed', async () => {
    const page = await openFailing(1)
    await until(async () => expect(await valuesIn(page)).toEqual({ ...complete, email: '' }))
    await field(page, 'email').fill(complete.email)
    await buttonOf(page).click()
    await successesOf(page).waitFor()
  })

  test('says whom to write to, leaves the rest of the page, and what was typed is there after a reload', async () => {
    const page = await openFailing(1000)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await until(async () => {
      if ((await formOf(page).count()) > 0) await buttonOf(page).click()
      expect(await page.locator('main').textContent()).toContain(de.formFault)
    })
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await page.locator('header nav').getByRole('link', { name: de.labels.home }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await visit(page, '/kontakt')
    expect(await valuesIn(page)).toEqual({ ...complete, email: '' })
  })
})
