import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../scripts/testing/project-copy.ts'
import { launchBrowser, openPage } from './browser.ts'
import { postSource } from './post-source.ts'

let browser: Browser
let copy: ProjectCopy
let server: ChildProcess
let url: string

beforeAll(async () => {
  browser = await launchBrowser()
  copy = copyProject()
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...env } = process.env
  server = spawn('npm', ['run', 'dev', '--', '--port', '0', '--host', '127.0.0.1'], {
    cwd: copy.folder,
    detached: true,
    env: { ...env, NO_COLOR: '1' },
  })
  url = await new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.on('exit', () => reject(new Error(output)))
  })
})

afterAll(async () => {
  await browser?.close()
  // npm starts the server as a child of its own: the whole group must go.
  if (server?.pid) process.kill(-server.pid)
  copy?.remove()
})

const overlay = (page: Page) => page.locator('vite-error-overlay .message-body')

describe('npm run dev', () => {
  test('shows every kind of page, with its data and images', async () => {
    const page = await openPage(browser, { baseURL: url })
    for (const path of ['/', '/leistungen/cloud', '/blog', '/blog/nis2-richtlinie-umsetzung']) {
      await page.goto(path)
      await page.locator('h1').waitFor()
    }
    const image = page.locator('article img')
    await page.waitForFunction(
      () => (document.querySelector('article img') as HTMLImageElement).naturalWidth > 0,
    )
    expect(await image.getAttribute('src')).toBe('/blog/images/nis2-richtlinie-umsetzung.svg')
    expect(page.problems.filter((problem) => !problem.includes('React DevTools'))).toEqual([])
  })

  test('answers sign-ups for the newsletter itself', async () => {
    const body = JSON.stringify({ email: 'a@example.com', firstName: '' })
    const response = await fetch(`${url}/functions/send-newsletter-email`, { method: 'POST', body })
    expect(await response.json()).toEqual({ success: true })
  })

  test('shows a change of a post by itself', async () => {
    const post = join(copy.folder, 'posts/neu.md')
    writeFileSync(post, postSource('neu', { title: 'Erster Titel' }))
    const page = await openPage(browser, { baseURL: url })
    let connected = Promise.resolve()
    await expect
      .poll(
        async () => {
          connected = page
            .waitForEvent('console', (message) => message.text().includes('[vite] connected'))
            .then(() => undefined)
          await page.goto('/blog/neu')
          await page.locator('h1').waitFor()
          return page.locator('h1').textContent()
        },
        { interval: 500 },
      )
      .toBe('Erster Titel')
    // A change before the page listens to the server would be missed.
    await connected
    writeFileSync(post, postSource('neu', { title: 'Zweiter Titel' }))
    await page.locator('h1', { hasText: 'Zweiter Titel' }).waitFor()
  })

  test('shows all problems of a broken post over the page, and heals when it is mended', async () => {
    const post = join(copy.folder, 'posts/nis2-richtlinie-umsetzung.md')
    const source = readFileSync(post, 'utf8')
    const page = await openPage(browser, { baseURL: url })
    await page.goto('/blog')
    await page.locator('article').first().waitFor()
    writeFileSync(
      post,
      source.replace('date: 2025-01-15', 'date: 15.1.2025').replace('published: true', 'published: ja'),
    )
    await overlay(page).waitFor()
    const message = await overlay(page).textContent()
    expect(message).toContain(
      'posts/nis2-richtlinie-umsetzung.md:8:7  date: expected YYYY-MM-DD, found "15.1.2025"',
    )
    expect(message).toContain('published: expected true or false, without quotes, found "ja"')

    const later = await openPage(browser, { baseURL: url })
    await later.goto('/')
    await overlay(later).waitFor()

    writeFileSync(post, source)
    await page.locator('article').first().waitFor()
    await overlay(page).waitFor({ state: 'detached' })
    await overlay(later).waitFor({ state: 'detached' })
  })
})
