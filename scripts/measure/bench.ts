import { cpus, loadavg } from 'node:os'
import { failWith, readArguments } from '../io/arguments.ts'
import { measureBuilds, type Run } from './bench/measure-builds.ts'
import { findPeers } from './bench/peers.ts'

const usage = `npm run bench -- [--posts 10,1000,10000] [--peers]

Builds copies of the project with generated posts and prints a markdown table of times.

--posts LIST   how many
--peers        also a blog of the same posts with Astro and Hugo`
const { values } = readArguments(usage, {
  options: {
    posts: { type: 'string', default: '10,1000,10000' },
    peers: { type: 'boolean', default: false },
  },
})
const counts = values.posts.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 1)) {
  failWith(`--posts: expected numbers such as 10,1000, found "${values.posts}"`)
}

const peers = values.peers ? findPeers() : []
const versions = peers.map(({ name, version }) => `; ${name} ${version}`).join('')
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}; load ${loadavg()[0]?.toFixed(1)} at the start`
console.info(`${machine}; Node ${process.versions.node}${versions}

| posts, builder, state | pages | time | with images and compression | compared |
| --- | ---: | ---: | ---: | ---: |`)
for (const posts of counts) {
  const others: Run[] = []
  for (const peer of [...peers, undefined]) {
    for (const run of measureBuilds(posts, peer)) {
      const { builder, state, pages, comparableSeconds, seconds } = run
      const cells = [
        `${format(posts)}, ${builder}, ${state}`,
        format(pages),
        formatSeconds(comparableSeconds),
      ]
      cells.push(peer ? '–' : formatSeconds(seconds), peer ? '–' : compare(run, others))
      console.info(`| ${cells.join(' | ')} |`)
      if (peer && state === 'nothing cached') others.push(run)
    }
  }
}

/** A build from scratch is compared with Astro's, one after an edit with a full one of Hugo. */
function compare({ state, comparableSeconds }: Run, others: readonly Run[]): string {
  if (state === 'unchanged') return '–'
  const compared = state === 'nothing cached' ? 'Astro' : 'Hugo'
  const found = others.filter(({ builder }) => builder.startsWith(compared))
  const ratios = found.map((run) => `${(comparableSeconds / run.seconds).toFixed(2)} × ${run.builder}`)
  return ratios.join(', ') || '–'
}

function format(count: number): string {
  return count.toLocaleString('en')
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}
