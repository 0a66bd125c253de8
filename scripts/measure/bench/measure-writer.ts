import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { copyProject } from '../copy-project.ts'
import { startDevServer } from '../dev-server.ts'
import { findBrowser } from '../find-browser.ts'
import { generatePosts, slugOf } from './generate-posts.ts'

/** How long a writer waits, in milliseconds, with the start of npm and node. */
export async function measureWriter(): Promise<Record<string, number[]>> {
  const { folder, remove } = copyProject()
  try {
    return { ...measureChecks(folder), ...(await measureSaves(folder)) }
  } finally {
    remove()
  }
}

function measureChecks(folder: string): Record<string, number[]> {
  const cache = join(folder, '.caches')
  const env = { ...process.env, BUILD_CACHE: cache }
  const check = (isNew: boolean) => {
    if (isNew) rmSync(cache, { recursive: true, force: true })
    const started = performance.now()
    const args = ['--import', 'tsx', 'scripts/check.ts', '--no-spelling', '--posts', 'generated']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    })
    if (status !== 0) throw new Error(`npm run check ended with status ${status}\n${stdout}${stderr}`)
    return performance.now() - started
  }
  generatePosts(join(folder, 'generated'), 100)
  return {
    '`npm run check`, 100 new posts, 5 times': Array.from({ length: 5 }, () => check(true)),
    '`npm run check`, 100 known posts, 5 times': Array.from({ length: 5 }, () => check(false)),
  }
}

async function measureSaves(folder: string): Promise<Record<string, number[]>> {
  generatePosts(join(folder, 'posts'), 1000)
  const slug = slugOf(500)
  const file = join(folder, 'posts', `${slug}.md`)
  const source = readFileSync(file, 'utf8')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const started = performance.now()
  const server = await startDevServer(folder)
  const saves: number[] = []
  try {
    await (await fetch(`${server.url}/content/pages/1.json`)).json()
    const start = performance.now() - started
    const page = await browser.newPage()
    await page.goto(`${server.url}/blog/${slug}`)
    await page.locator('#article-body').waitFor({ timeout: 300_000 })
    // The search index is complete when the last post is compiled.
    await (await fetch(`${server.url}/content/search/0.json`)).text()
    for (let number = 1; number <= 10; number++) {
      await page.waitForTimeout(500)
      const hasText = (text: string) => document.getElementById('article-body')?.textContent?.includes(text)
      const shown = page.waitForFunction(hasText, `Stand ${number}.`, { polling: 'raf' })
      const saved = performance.now()
      writeFileSync(file, `${source}\nStand ${number}.\n`)
      await shown
      saves.push(performance.now() - saved)
    }
    return {
      '`npm run dev`, 1,000 posts: start until the list is there': [start],
      '`npm run dev`, 1,000 posts: save until it is in the page, 10 times': saves,
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
