import { spawnSync } from 'node:child_process'
import type { LargestFiles } from './largest-files.ts'
import { besidesPeers, type Phases } from './phases.ts'
import type { Built, Workspace } from './workspace.ts'

export type State = 'nothing cached' | 'one edited' | 'one edited, no `dist`' | 'unchanged'

/** One build of so many posts. */
export type Run = {
  posts: number
  builder: string
  state: State
  pages: number
  /** Up to complete pages, data, feeds and sitemap: what every builder makes. */
  seconds: number
  /** With the images and compressed copies that only this project makes. */
  wholeSeconds: number
  peakMegabytes: number
  phases: Phases
  largest: LargestFiles
}

type Step = readonly [state: State, prepare: (site: Workspace) => void]

/** The third is what CI does, where the caches are kept and the rest is fresh. */
export const projectSteps: readonly Step[] = [
  ['nothing cached', () => {}],
  ['one edited', (site) => site.editPost()],
  [
    'one edited, no `dist`',
    (site) => {
      site.editPost()
      site.removeResults()
    },
  ],
  ['unchanged', () => {}],
]

export const peerSteps = projectSteps.slice(0, 2)

/** Builds a site step by step, tells of each build, and removes it. */
export async function measureBuilds(
  { builder, posts }: Pick<Run, 'builder' | 'posts'>,
  site: Workspace,
  steps: readonly Step[],
  onRun: (run: Run) => void,
): Promise<void> {
  try {
    for (const [state, prepare] of steps) {
      prepare(site)
      // No build has to wait until the files of the one before are on the disk.
      spawnSync('sync')
      onRun({ builder, posts, state, ...measuresOf(await site.build()) })
    }
  } finally {
    site.remove()
  }
}

function measuresOf({ pages, seconds, peakMegabytes, phases, largest }: Built) {
  const ofAll = { pages, peakMegabytes, phases, largest }
  return { ...ofAll, seconds: seconds - besidesPeers(phases), wholeSeconds: seconds }
}
