import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { noSettings } from '../scripts/site/settings.ts'
import { writeFiles } from './support/post-source.ts'
import { testPosts } from './support/test-posts.ts'
import { testSite } from './support/test-site.ts'

// The site that the tests look at: this one, with further posts and functions. It is built in a copy of the
// project, so that nothing of it is ever published.
const ignored = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\r?\n/)])
for (const name of readdirSync('.')) {
  if (ignored.has(name)) continue
  rmSync(join(testSite, name), { recursive: true, force: true })
  cpSync(name, join(testSite, name), { recursive: true })
}
rmSync(join(testSite, 'node_modules'), { force: true })
symlinkSync(resolve('node_modules'), join(testSite, 'node_modules'), 'junction')
writeFiles(testSite, testPosts)

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'scripts/build.ts', '--functions=/functions'],
  { cwd: testSite, stdio: 'inherit', env: { ...process.env, ...noSettings, VITE_CONTACT: '' } },
)
process.exitCode = status ?? 1
