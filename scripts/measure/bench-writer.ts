import { measureCheck } from './bench/measure-check.ts'
import { measurePreview } from './bench/measure-preview.ts'

/** `npm run bench:writer`: how long a writer waits, as a table for the README. */
const [checked, previewed] = [100, 1000]
const { first, again } = measureCheck(checked)
const { start, saves } = await measurePreview(previewed)
const rows = [
  [`\`npm run check\`, ${checked} posts that it has not seen, ${first.length} times`, first],
  [`\`npm run check\`, the same posts again, ${again.length} times`, again],
  [`\`npm run dev\`, ${previewed} posts: start until the list is there`, [start]],
  [`\`npm run dev\`, ${previewed} posts: save until it is in the page, ${saves.length} times`, saves],
] as const
console.info('| what | median | worst |\n| --- | ---: | ---: |')
for (const [what, times] of rows) {
  const sorted = times.toSorted((a, b) => a - b)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.info(`| ${what} | ${median?.toFixed(0)} ms | ${worst?.toFixed(0)} ms |`)
}
