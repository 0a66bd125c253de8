import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import peers from './peers/peers.json' with { type: 'json' }

/** A site generator to compare with: its templates, and its folders for posts, for the shared markup, for the site. */
export type Peer = Omit<(typeof peers)[number], 'package'> & { version: string }

/** The project does not need them, so they are not in its package.json. */
export const peerPackages = resolve('node_modules/.cache/peers/node_modules')

/** Returns the installed generators, and names the others. */
export function findPeers(): Peer[] {
  const hugo = /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1]
  return peers.flatMap(({ package: name, ...peer }) => {
    const version = name ? packageVersion(name) : hugo
    if (version === undefined) {
      console.error(`${peer.name} is not installed: see docs/measurements.md`)
      return []
    }
    const command = name ? [join(peerPackages, 'node/bin/node'), ...peer.command] : peer.command
    return [{ ...peer, version, command }]
  })
}

function packageVersion(name: string): string | undefined {
  const path = join(peerPackages, name, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined
}
