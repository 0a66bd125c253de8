import { cpus, loadavg } from 'node:os'
import { formatFigures, formatRuns } from './bench/format-runs.ts'
import { project } from './bench/goals.ts'
import { measureBuilds, peerSteps, projectSteps, type Run } from './bench/measure-builds.ts'
import { findPeers } from './bench/peers.ts'
import { readOptions } from './bench/read-options.ts'
import { openPeer, openProject } from './bench/workspace.ts'

/**
 * `npm run bench -- [--posts 10,1000] [--peers]`: builds a copy of the project with so many generated posts more, and
 * with `--peers` a blog of the same posts with Astro, also with remark for a parser, Eleventy and Hugo, each with nothing
 * cached and after an edit, and prints tables for the README.
 */
const { counts, hasPeers } = readOptions(process.argv.slice(2))
const { peers, missing } = hasPeers ? findPeers() : { peers: [], missing: [] }
for (const line of missing) console.error(line)
const load = loadavg()[0]?.toFixed(1)
const runs: Run[] = []
const onRun = (run: Run) => {
  runs.push(run)
  // The tables come at the end, which may be far.
  const figures = [
    `${run.wholeSeconds.toFixed(1)} s`,
    `${run.peakMegabytes} MB`,
    ...Object.entries(run.phases).map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`),
  ]
  console.error(`${run.posts} posts, ${run.builder}, ${run.state}: ${figures.join(', ')}`)
}
for (const posts of counts) {
  await measureBuilds({ builder: project, posts }, openProject(posts), projectSteps, onRun)
  for (const peer of peers) {
    await measureBuilds({ builder: peer.name, posts }, openPeer(peer, posts), peerSteps, onRun).catch(
      (error: Error) => console.error(`${peer.name} failed: ${error.message}`),
    )
  }
}
const versions = peers.map(({ name, version }) => `${name} ${version}`)
const [{ model = '' } = {}, ...others] = cpus()
console.info(`${formatRuns(runs)}\n\n${formatFigures(runs)}\n`)
console.info(
  `${[`${others.length + 1} × ${model.trim()}`, `load ${load} at the start`, `Node ${process.versions.node}`, ...versions].join('; ')}`,
)
