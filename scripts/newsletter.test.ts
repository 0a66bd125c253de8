import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each(['0', '0.5'])('npm run newsletter refuses the rate %j', (rate) => {
  const args = ['--import', 'tsx', 'scripts/newsletter.ts', 'posts/x.md', '--send', `--rate=${rate}`]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, `--rate: ganze Zahl ab 1 erwartet, „${rate}“ gefunden\n`])
})
