import { test as always, expect } from 'vitest'
import { outageAxis } from '../../src/content/de/outage-axis.ts'
import { outageAxisId } from '../../src/content/outage-axis-copy.ts'
import { outageCost } from '../../src/content/outage-cost.ts'
import { isEnabled, pathOf } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, until, visit } from '../support/browser.ts'

const test = always.skipIf(!isEnabled('backup', 'de'))

test('an outage costs what the sliders and the numbers say, with the keyboard too', async () => {
  const page = await openPage()
  await visit(page, pathOf('backup', 'de'))
  const axis = page.locator(`#${outageAxisId} form`)
  const { labels } = outageAxis
  const outage = { backupEvery: 4, sinceBackup: 8, down: 1, people: 7, hourlyCost: 50 }
  await axis.getByLabel(labels.backupEvery, { exact: true }).selectOption('4')
  await axis.getByLabel(labels.sinceBackup).press('End')
  await axis.getByLabel(labels.down).press('Home')
  await axis.getByLabel(labels.down).press('ArrowRight')
  await axis.getByLabel(labels.people).fill('7')
  await axis.getByLabel(labels.hourlyCost).fill('50')
  const expected = outageAxis.result(outageCost(outage)).map(([, value]) => value)
  await until(async () => expect(await axis.locator('dd').allTextContents()).toEqual(expected))
  // Nothing, and what is no number.
  await axis.getByLabel(labels.people).fill('')
  const none = outageAxis.result(outageCost({ ...outage, people: 0 })).map(([, value]) => value)
  await until(async () => expect(await axis.locator('dd').allTextContents()).toEqual(none))
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(page.problems).toEqual([])
})

test('without scripts a table says what is lost at most', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(pathOf('backup', 'de'))
  expect(await page.locator(`#${outageAxisId} form`).isVisible()).toBe(false)
  expect(await page.locator(`#${outageAxisId} tbody tr`).count()).toBe(outageAxis.intervals.length)
})
