import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { addressOf } from '../../../tests/support/address-of.ts'
import { copyProject } from '../../../tests/support/project-copy.ts'
import { findBrowser } from '../find-browser.ts'
import { generatePosts, slugOf } from './generate-posts.ts'

/** Milliseconds: of the start until the list of articles could be read, and of each save until it was seen. */
export type PreviewTimes = { start: number; saves: number[] }

/**
 * Writes one of `count` posts again and again while its page is open in `npm run dev`: how long it takes until
 * the new text stands in the page.
 */
export async function measurePreview(count: number, saves = 10): Promise<PreviewTimes> {
  const copy = copyProject()
  generatePosts(join(copy.folder, 'posts'), count)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const started = performance.now()
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1'],
    {
      cwd: copy.folder,
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  try {
    const url = await addressOf(server)
    await (await fetch(`${url}/content/pages/1.json`)).json()
    const start = performance.now() - started
    const slug = slugOf(Math.ceil(count / 2))
    const post = join(copy.folder, 'posts', `${slug}.md`)
    const page = await browser.newPage({ baseURL: url })
    await page.goto(`/blog/${slug}`)
    await page.locator('#article-body').waitFor({ timeout: 300_000 })
    // The index waits for the last post to be compiled.
    await (await fetch(`${url}/content/search/0.json`)).text()
    const source = readFileSync(post, 'utf8')
    const times: number[] = []
    // The first save is the one that finds everything cold.
    for (let number = 1; number <= saves; number++) {
      await sleep(500)
      times.push(await timeSave(page, post, `${source}\nStand ${number}.\n`, `Stand ${number}.`))
    }
    return { start, saves: times }
  } finally {
    server.kill()
    await browser.close()
    copy.remove()
  }
}

async function timeSave(page: Page, post: string, source: string, text: string): Promise<number> {
  const seen = page.waitForFunction(
    (text) => document.getElementById('article-body')?.textContent?.includes(text),
    text,
    { polling: 'raf' },
  )
  const started = performance.now()
  writeFileSync(post, source)
  await seen
  return performance.now() - started
}
