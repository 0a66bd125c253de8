import { formatTable } from '../audit/format-tables.ts'

import { type Figure, figuresOf, project } from './goals.ts'
import type { Run } from './measure-builds.ts'

/** A markdown table with a line for each build. */
export function formatRuns(runs: readonly Run[]): string {
  return formatTable(
    [
      'posts, builder, state',
      'pages',
      'time',
      'pages a second',
      'peak memory',
      'with images and compression',
    ],
    runs.map(({ posts, builder, state, pages, seconds, wholeSeconds, peakMegabytes }) => [
      `${posts.toLocaleString('en')}, ${builder}, ${state}`,
      pages.toLocaleString('en'),
      formatSeconds(seconds),
      Math.round(pages / seconds).toLocaleString('en'),
      peakMegabytes === 0 ? '–' : `${peakMegabytes.toLocaleString('en')} MB`,
      builder === project ? formatSeconds(wholeSeconds) : '–',
    ]),
  )
}

/** A markdown table of what is asked of them. */
export function formatFigures(runs: readonly Run[]): string {
  return formatTable(
    ['figure', 'measured', 'goal: at most'],
    figuresOf(runs).map((figure) => [figure.what, formatFigure(figure, figure.value), formatGoal(figure)]),
  )
}

function formatGoal({ goal, value, ...figure }: Figure): string {
  if (goal === undefined) return '–'
  return `${formatFigure(figure, goal)}${value > goal ? ', missed' : ''}`
}

function formatFigure({ unit }: Pick<Figure, 'unit'>, value: number): string {
  if (unit === '') return value.toFixed(2)
  return unit === ' s' ? formatSeconds(value) : `${value.toLocaleString('en')} MB`
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}
