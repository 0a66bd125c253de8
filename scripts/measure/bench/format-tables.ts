import { markdownTable } from '../markdown-table.ts'
import type { Run } from './measure-builds.ts'

/** A line for each build. A build from scratch is compared with Astro's, one after an edit with a full one of Hugo. */
export function formatRuns(runs: readonly Run[]): string {
  const headings = ['posts, builder, state', 'pages', 'time', 'pages a second', 'peak memory']
  const rows = runs.map(({ posts, builder, state, pages, seconds, comparableSeconds, peakMegabytes }) => [
    `${format(posts)}, ${builder}, ${state}`,
    format(pages),
    formatSeconds(comparableSeconds),
    format(Math.round(pages / comparableSeconds)),
    `${format(peakMegabytes)} MB`,
    builder === 'this site' ? formatSeconds(seconds) : '–',
    builder === 'this site' && state !== 'unchanged'
      ? ratios({ posts, state, comparableSeconds }, runs)
      : '–',
  ])
  return markdownTable([...headings, 'with images and compression', 'compared'], rows)
}

function ratios(run: Pick<Run, 'posts' | 'state' | 'comparableSeconds'>, runs: readonly Run[]): string {
  const names = run.state === 'nothing cached' ? ['Astro', 'Astro with remark'] : ['Hugo']
  const parts = runs.flatMap(({ posts, builder, state, comparableSeconds }) =>
    posts === run.posts && names.includes(builder) && state === 'nothing cached'
      ? `${(run.comparableSeconds / comparableSeconds).toFixed(2)} × ${builder}`
      : [],
  )
  return parts.join(', ') || '–'
}

/** A line for each thing that a writer waits for, from its times in milliseconds. */
export function formatWaits(waits: Readonly<Record<string, readonly number[]>>): string {
  const rows = Object.entries(waits).map(([what, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    return [
      what,
      ...[sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) => `${ms?.toFixed(0)} ms`),
    ]
  })
  return markdownTable(['what', 'median', 'worst'], rows)
}

const format = (count: number) => count.toLocaleString('en')

const formatSeconds = (seconds: number) => `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
