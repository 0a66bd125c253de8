import { answerForms, errors, newsletter, successes } from './support/contact.ts'
import { visit } from './support/page.ts'
import { expect, type Page, test } from './support/test.ts'

const part = (page: Page, name: string) => newsletter(page).locator(`[name=${name}]`)
const button = (page: Page) => newsletter(page).locator('[type=submit]')

async function fill(page: Page): Promise<void> {
  await part(page, 'email').fill(' zoe@example.com ')
  await part(page, 'firstName').fill('  Zoë  Ana ')
  await part(page, 'consent').check()
}

test('a failure is reported in the words of the server, in which markup is text, or in ours, and loses nothing until the sign-up is sent', async ({
  page,
  expected,
}) => {
  expected.push(/The sign-up for the newsletter failed|ERR_INTERNET_DISCONNECTED/)
  const markup = '<img src=x onerror=alert(1)><b id=fett>fett</b>'
  await answerForms(page, { json: { success: false, error: markup } })
  await visit(page, '/kontakt')
  await fill(page)
  for (const [index, message] of [markup, 'Fehler bei der Anmeldung'].entries()) {
    if (index === 1) {
      await page.unroute('**/functions/*')
      await page.context().setOffline(true)
    }
    await button(page).click()
    await expect(errors(page)).toContainText(message)
    await expect(newsletter(page).getByText(message)).toBeVisible()
    await expect(part(page, 'firstName')).toHaveValue(/Zoë/)
    await expect(part(page, 'consent')).toBeChecked()
    await expect(button(page)).toBeFocused()
  }
  await expect(page.locator('#fett')).toHaveCount(0)
  await page.context().setOffline(false)
  const received = await answerForms(page)
  await button(page).click()
  await expect(successes(page)).toHaveCount(1)
  expect(received.map(({ path }) => path)).toEqual(['/functions/send-newsletter-email'])
  expect(received[0]?.body).toMatchObject({ email: 'zoe@example.com', firstName: 'Zoë  Ana', language: 'de' })
  for (const name of ['email', 'firstName']) await expect(part(page, name)).toHaveValue('')
  await expect(part(page, 'consent')).not.toBeChecked()
  await expect(page.locator('form:has([name=consent]) :focus')).toBeVisible()
})

test('nothing is sent without consent, for which Enter asks', async ({ page }) => {
  const received = await answerForms(page)
  await visit(page, '/kontakt')
  const policy = newsletter(page).locator('a[href="/datenschutz"]')
  await expect(policy).toHaveAttribute('target', '_blank')
  await expect(button(page)).toBeDisabled()
  await part(page, 'email').fill('zoe@example.com')
  await part(page, 'firstName').press('Enter')
  await expect(errors(page)).toHaveCount(1)
  await expect(errors(page)).toContainText('Datenschutzerklärung')
  await expect(part(page, 'consent')).toBeFocused()
  await expect(part(page, 'email')).toHaveValue('zoe@example.com')
  await part(page, 'consent').press('Space')
  await expect(button(page)).toBeEnabled()
  await part(page, 'consent').press('Space')
  await expect(button(page)).toBeDisabled()
  expect(received).toEqual([])
})
