import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { outageAxis } from '../../src/content/de/outage-axis.ts'
import { outageAxisId } from '../../src/content/outage-axis-copy.ts'
import { backupIntervals, outageCost } from '../../src/outage-axis/outage-cost.ts'
import { costRows, hoursText } from '../../src/outage-axis/outage-texts.ts'
import { pathOf } from '../../src/pages.ts'
import { violationsInBothThemes } from '../support/axe.ts'
import { openPage, until, visit } from '../support/browser.ts'

const hours = (count: number) => hoursText(count, outageAxis)

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
  const expected = costRows(outageCost(outage), outageAxis).map(([, value]) => value)
  await until(async () => expect(await axis.locator('dd').allTextContents()).toEqual(expected))
  // Nothing, and what is no number.
  await axis.getByLabel(labels.people).fill('')
  const none = costRows(outageCost({ ...outage, people: 0 }), outageAxis).map(([, value]) => value)
  await until(async () => expect(await axis.locator('dd').allTextContents()).toEqual(none))
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(page.problems).toEqual([])
})

test('the handles are on the axis, and stay beside the number to which they are drawn', async () => {
  for (const width of [320, 1280]) {
    const page = await openPage({ viewport: { width, height: 800 } })
    await visit(page, pathOf('backup', 'de'))
    const axis = page.locator(`#${outageAxisId} form`)
    const numbered = (count: number) => axis.getByText(new RegExp(`^${count}$`)).first()
    const handles = [
      [outageAxis.labels.sinceBackup, 4, -halfHandle],
      [outageAxis.labels.down, 12, halfHandle],
    ] as const
    for (const [label, count, offset] of handles) {
      const handle = axis.getByLabel(label)
      await handle.press('Home')
      const { y } = await middleOf(handle)
      await page.mouse.move((await middleOf(numbered(0))).x + offset, y)
      await page.mouse.down()
      await page.mouse.move((await middleOf(numbered(count))).x + offset, y)
      await page.mouse.up()
      expect(await handle.inputValue(), `${width} px`).toBe(String(count))
    }
    await until(async () =>
      expect(await axis.locator('output').allTextContents()).toEqual([4, 12].map(hours)),
    )
    expect(page.problems).toEqual([])
  }
})

test('a shorter interval between backups shortens what can be lost, a longer one gives it back', async () => {
  const page = await openPage()
  await visit(page, pathOf('backup', 'de'))
  const axis = page.locator(`#${outageAxisId} form`)
  const interval = axis.getByLabel(outageAxis.labels.backupEvery, { exact: true })
  const handle = axis.getByLabel(outageAxis.labels.sinceBackup)
  await handle.press('End')
  await interval.selectOption('0.5')
  await until(async () => expect(await handle.inputValue()).toBe('0.5'))
  expect(await axis.locator('output').first().textContent()).toBe(hours(0.5))
  await interval.selectOption('8')
  await handle.press('End')
  await until(async () => expect(await axis.locator('output').first().textContent()).toBe(hours(8)))
})

test('without scripts a table says what is lost at most', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(pathOf('backup', 'de'))
  expect(await page.locator(`#${outageAxisId} form`).isVisible()).toBe(false)
  expect(await page.locator(`#${outageAxisId} tbody tr`).count()).toBe(backupIntervals.length)
})

/** In pixels. */
const halfHandle = 12

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
