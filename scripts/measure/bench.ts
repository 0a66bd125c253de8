import { cpus, loadavg } from 'node:os'
import { failWith, readArguments } from '../io/arguments.ts'
import { measureBuilds, type Run } from './bench/measure-builds.ts'
import { measureWriter } from './bench/measure-writer.ts'
import { findPeers } from './bench/peers.ts'
import { markdownTable } from './markdown-table.ts'

const usage = `npm run bench -- [--posts 10,1000,10000] [--peers] | --writer

Builds copies of the project with generated posts and prints a markdown table of times and memory.

--posts LIST   how many
--peers        also a blog of the same posts with Astro and Hugo
--writer       instead, how long a writer waits for npm run check and npm run dev`
const { values } = readArguments(usage, {
  options: {
    posts: { type: 'string', default: '10,1000,10000' },
    peers: { type: 'boolean', default: false },
    writer: { type: 'boolean', default: false },
  },
})
const counts = values.posts.split(',').map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 1)) {
  failWith(`--posts: expected numbers such as 10,1000, found "${values.posts}"`)
}
console.info(values.writer ? await benchWriter() : await benchBuilds())

async function benchWriter(): Promise<string> {
  const rows = Object.entries(await measureWriter()).map(([what, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const shown = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    return [what, ...shown.map((ms) => `${ms?.toFixed(0)} ms`)]
  })
  return markdownTable(['what', 'median', 'worst'], rows)
}

async function benchBuilds(): Promise<string> {
  const peers = values.peers ? findPeers() : []
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}; load ${loadavg()[0]?.toFixed(1)} at the start`
  const runs: Run[] = []
  for (const posts of counts) {
    for (const peer of [undefined, ...peers]) {
      const onRun = (run: Run) => {
        runs.push(run)
        // The table comes at the end, which may be an hour away.
        console.error(`${run.posts} posts, ${run.builder}, ${run.state}: ${run.seconds.toFixed(1)} s`)
      }
      await measureBuilds(posts, peer, onRun).catch((error: Error) => {
        if (peer === undefined) throw error
        console.error(`${peer.name} failed: ${error.message}`)
      })
    }
  }
  const versions = [{ name: 'Node', version: process.versions.node }, ...peers]
  return [
    ...[formatRuns(runs), '\n\n', machine],
    ...versions.map(({ name, version }) => `; ${name} ${version}`),
  ].join('')
}

function formatRuns(runs: readonly Run[]): string {
  const headings = ['posts, builder, state', 'pages', 'time', 'pages a second', 'peak memory']
  const rows = runs.map((run) => [
    `${format(run.posts)}, ${run.builder}, ${run.state}`,
    format(run.pages),
    formatSeconds(run.comparableSeconds),
    format(Math.round(run.pages / run.comparableSeconds)),
    `${format(run.peakMegabytes)} MB`,
    run.builder === 'this site' ? formatSeconds(run.seconds) : '–',
    compare(run, runs) || '–',
  ])
  return markdownTable([...headings, 'with images and compression', 'compared'], rows)
}

/** A build from scratch is compared with Astro's, one after an edit with a full one of Hugo. */
function compare({ posts, builder, state, comparableSeconds }: Run, runs: readonly Run[]): string {
  const other = state === 'nothing cached' ? /^Astro/ : /^Hugo/
  if (builder !== 'this site' || state === 'unchanged') return ''
  return runs
    .filter((run) => run.posts === posts && run.state === 'nothing cached' && other.test(run.builder))
    .map((run) => `${(comparableSeconds / run.comparableSeconds).toFixed(2)} × ${run.builder}`)
    .join(', ')
}

function format(count: number): string {
  return count.toLocaleString('en')
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}
