import type { Point } from './geometry.ts'

/** What is drawn with each pen, as SVG path data. Stations are small circles, the goal is a filled one. */
export type Plan = {
  faint: string[]
  thin: string[]
  dashed: string[]
  main: string[]
  accent: string[]
  stations: Point[]
  goal: Point
}

export type Random = () => number
