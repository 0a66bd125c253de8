import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parseHeaders } from '../../scripts/site/security/headers.ts'
import { company } from '../../src/company/company.ts'
import { isInstalled } from '../support/installed.ts'
import { freePort } from '../support/listen.ts'
import { configureNginx } from '../support/nginx.ts'
import { postSource, writeFiles } from '../support/post-source.ts'
import { copyForPosts, type ProjectCopy, readTree, runNode } from '../support/project-copy.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const canRun = isInstalled('nginx')

vi.setConfig({ testTimeout: 900_000 })

let copy: ProjectCopy
let server: ChildProcess | undefined
const serverFolder = temporaryFolder()
let url: string
const path = (...parts: string[]) => join(copy.folder, ...parts)

/** Two versions of a site: with other code, and posts that are new, changed and gone. */
const versions = {
  old: { 'beitrag-1': 'Ein Text.', 'beitrag-2': 'Bleibt.', 'beitrag-3': 'Geht.' },
  new: { 'beitrag-1': 'Ein anderer Text.', 'beitrag-2': 'Bleibt.', 'beitrag-4': 'Kommt.' },
}

/** Builds one of the versions; the build is killed just before a change of `dist`. */
function build(version: keyof typeof versions, stopAt?: number) {
  const code = readFileSync('src/blog/post-card.tsx', 'utf8')
  const changed = code.replace('className={card}', 'className={card} id={slug}')
  expect(changed).not.toBe(code)
  writeFileSync(path('src/blog/post-card.tsx'), version === 'old' ? code : changed)
  for (const slug of ['beitrag-3', 'beitrag-4']) rmSync(path(`posts/${slug}.md`), { force: true })
  for (const [slug, text] of Object.entries(versions[version])) {
    const image = `images/${slug}.svg`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M2 7 8 ${text.length}"/></svg>`
    writeFiles(path('posts'), { [image]: drawing, [`${slug}.md`]: postSource(slug, { image }, `${text}\n`) })
  }
  const counter = pathToFileURL(resolve('tests/support/stop-at-change.ts')).href
  const args = ['--import', 'tsx', '--import', counter, 'scripts/build.ts']
  const { status, output } = runNode(copy.folder, args, { STOP_AT: String(stopAt) })
  if (stopAt === undefined) expect(status, output).toBe(0)
  return { wasKilled: status === null, changes: Number(/^(\d+) changes$/m.exec(output)?.[1]) }
}

beforeAll(async () => {
  if (!canRun) return
  copy = copyForPosts()
  build('old')
  const port = await freePort()
  const rules = parseHeaders(readFileSync(path('dist/_headers'), 'utf8'))
  const place = { host: 'localhost', root: path('dist'), port, functions: '127.0.0.1:9' }
  writeFileSync(join(serverFolder, 'configuration'), configureNginx(serverFolder, rules, place))
  server = spawn('nginx', ['-c', join(serverFolder, 'configuration'), '-e', 'stderr'], { stdio: 'ignore' })
  url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 30_000)
}, 600_000)
afterAll(async () => {
  server?.kill()
  copy?.remove()
})

/** The status of an address, and its content without its encoding. */
async function request(address: string, encoding: string) {
  const headers = { 'Accept-Encoding': encoding }
  const response = await fetch(url + address, { headers, redirect: 'manual' })
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}

/** What a browser or a social network loads with a page. */
function filesOf(page: string): string[] {
  const found = page.replaceAll(company.siteUrl, '').matchAll(/[" ](\/(?:assets|pictures|og)\/[^" ]+)/g)
  return [...found].map(([, address = '']) => address)
}

/** What is wrong with the site as it is served, compared with its two versions. */
async function findFaults(sites: readonly Map<string, Buffer>[]): Promise<string[]> {
  const faults: string[] = []
  const names = sites.flatMap((site) => [...site.keys()])
  const needed = new Set<string>()
  for (const name of new Set(names.filter((name) => name.endsWith('.html') && name !== '404.html'))) {
    const address = `/${name.replace(/(^index)?\.html$/, '')}`
    const plain = await request(address, 'identity')
    const compressed = await request(address, 'gzip')
    if (!compressed.body.equals(plain.body)) faults.push(`${name}: not the same in every encoding`)
    if (plain.status === 200) {
      if (!sites.some((site) => site.get(name)?.equals(plain.body))) faults.push(`${name}: of no version`)
      for (const file of filesOf(String(plain.body))) needed.add(file)
    } else if (sites.every((site) => site.has(name))) faults.push(`${name}: status ${plain.status}`)
  }
  for (const file of needed) {
    const { status } = await request(file, 'gzip')
    if (status !== 200) faults.push(`${file}: status ${status}`)
  }
  return faults
}

test.skipIf(!canRun)('a build that is killed at any moment leaves old and new pages that work', async () => {
  const sites = [readTree(path('dist'))]
  const { changes } = build('new')
  sites.push(readTree(path('dist')))
  expect(await findFaults(sites)).toEqual([])
  let killed = 0
  for (let run = 0; run < 20; run++) {
    // By the golden ratio, which spreads them evenly, and between old and new ones.
    const moment = Math.ceil(((run * 0.618 + 0.01) % 1) * changes)
    if (build(run % 2 === 0 ? 'old' : 'new', moment).wasKilled) killed += 1
    expect(await findFaults(sites), `killed at change ${moment}`).toEqual([])
  }
  expect(killed).toBeGreaterThan(10)
  build('new')
  expect(readTree(path('dist'))).toEqual(sites[1])
})
