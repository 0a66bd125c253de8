import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { formatRuns, formatWaits } from './bench/format-tables.ts'
import { measurePeer, measureProject, type Run } from './bench/measure-builds.ts'
import { measureWriter } from './bench/measure-writer.ts'
import { findPeers } from './bench/peers.ts'

/**
 * `npm run bench -- [--posts 10,1000,10000] [--peers]`: builds copies of the project with generated posts and prints a
 * markdown table of times and memory; with `--peers` also a blog of the same posts with Astro, Eleventy and Hugo.
 * `npm run bench -- --writer`: how long a writer waits for `npm run check` and `npm run dev`.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10,1000,10000' },
    peers: { type: 'boolean', default: false },
    writer: { type: 'boolean', default: false },
  },
})
const counts = values.posts.split(',').map(Number)

if (!counts.every((count) => Number.isInteger(count) && count >= 1)) {
  console.error(`--posts: expected numbers such as 10,1000, found "${values.posts}"`)
  process.exitCode = 2
} else if (values.writer) {
  console.info(formatWaits(await measureWriter()))
} else {
  const peers = values.peers ? findPeers() : []
  const load = loadavg()[0]?.toFixed(1)
  const runs: Run[] = []
  const onRun = (run: Run) => {
    runs.push(run)
    // The table comes at the end, which may be an hour away.
    console.error(`${run.posts} posts, ${run.builder}, ${run.state}: ${run.seconds.toFixed(1)} s`)
  }
  for (const posts of counts) {
    await measureProject(posts, onRun)
    for (const peer of peers) {
      await measurePeer(peer, posts, onRun).catch((error: Error) =>
        console.error(`${peer.name} failed: ${error.message}`),
      )
    }
  }
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim()}`
  const versions = [
    `Node ${process.versions.node}`,
    ...peers.map(({ name, version }) => `${name} ${version}`),
  ]
  console.info(`${formatRuns(runs)}\n\n${[cores, `load ${load} at the start`, ...versions].join('; ')}`)
}
