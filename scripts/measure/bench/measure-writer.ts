import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { copyProject } from '../copy-project.ts'
import { startDevServer } from '../dev-server.ts'
import { findBrowser } from '../find-browser.ts'
import { generatePosts, slugOf } from './generate-posts.ts'

/** Milliseconds of `npm run check`, with the start of npm: for new posts, and for the same posts again. */
export function measureCheck(posts: number): { first: number[]; again: number[] } {
  const { folder, remove } = copyProject()
  const cache = join(folder, '.caches')
  const folders = ['posts', 'public'].map((name) => join(folder, 'generated', name))
  const [postsFolder = '', publicFolder = ''] = folders
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, BUILD_CACHE: cache } } as const
  const check = () => {
    const started = performance.now()
    const args = ['run', 'check', '--', '--posts', postsFolder, '--public', publicFolder]
    const { status, stdout, stderr } = spawnSync('npm', args, options)
    if (status !== 0) throw new Error(`npm run check ended with status ${status}\n${stdout}${stderr}`)
    return performance.now() - started
  }
  const times = Array.from({ length: 5 })
  generatePosts(postsFolder, posts)
  mkdirSync(publicFolder)
  try {
    const first = times.map(() => {
      rmSync(cache, { recursive: true, force: true })
      return check()
    })
    return { first, again: times.map(check) }
  } finally {
    remove()
  }
}

/** Milliseconds of `npm run dev`: until the list is there, and from each save of a post to its text in the open page. */
export async function measurePreview(posts: number): Promise<{ start: number; saves: number[] }> {
  const { folder, remove } = copyProject()
  generatePosts(join(folder, 'posts'), posts)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const started = performance.now()
  const server = await startDevServer(folder)
  try {
    await (await fetch(`${server.url}/content/pages/1.json`)).json()
    const start = performance.now() - started
    const slug = slugOf(Math.ceil(posts / 2))
    const file = join(folder, 'posts', `${slug}.md`)
    const source = readFileSync(file, 'utf8')
    const page = await browser.newPage()
    await page.goto(`${server.url}/blog/${slug}`)
    await page.locator('#article-body').waitFor({ timeout: 300_000 })
    // The search index is complete when the last post is compiled.
    await (await fetch(`${server.url}/content/search/0.json`)).text()
    const saves: number[] = []
    for (let number = 1; number <= 10; number++) {
      await page.waitForTimeout(500)
      const hasText = (text: string) => document.getElementById('article-body')?.textContent?.includes(text)
      const shown = page.waitForFunction(hasText, `Stand ${number}.`, { polling: 'raf' })
      const saved = performance.now()
      writeFileSync(file, `${source}\nStand ${number}.\n`)
      await shown
      saves.push(performance.now() - saved)
    }
    return { start, saves }
  } finally {
    await browser.close()
    await server.stop()
    remove()
  }
}
