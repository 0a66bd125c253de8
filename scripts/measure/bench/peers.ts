import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A site generator to compare with: a folder of templates, and a command that turns `posts` into `dist` there. */
export type Peer = { name: string; folder: string; command: string[]; version: string }

/** The project does not need them, so they are not in its package.json. */
const install = 'node_modules/.cache/peers'
export const peerPackages = `${install}/node_modules`

const peers = join(import.meta.dirname, 'peers')
const astro = ['node_modules/node/bin/node', 'node_modules/astro/bin/astro.mjs', 'build']
const remark = [...astro, '--config', 'remark.config.mjs']
const all = [
  { name: 'Astro', folder: join(peers, 'astro'), command: astro, version: '--version' },
  { name: 'Astro with remark', folder: join(peers, 'astro'), command: remark, version: '--version' },
  { name: 'Hugo', folder: join(peers, 'hugo'), command: ['hugo'], version: 'version' },
]

/** Returns the installed generators, and names the others. */
export function findPeers(): Peer[] {
  return all.flatMap((peer) => {
    const [program = '', ...args] = peer.command
    const { stdout } = spawnSync(program, [...args, peer.version], { cwd: install, encoding: 'utf8' })
    const version = /v([\d.]+)/.exec(stdout ?? '')?.[1]
    if (version !== undefined) return [{ ...peer, version }]
    console.error(`${peer.name} is not installed: see docs/measurements.md`)
    return []
  })
}
