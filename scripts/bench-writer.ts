import { measurePreview } from './bench/preview.ts'

/** `npm run bench:writer`: how long a writer waits, as a table for the README. */
const posts = 1000
const { start, saves } = await measurePreview(posts)
const sorted = saves.toSorted((a, b) => a - b)
const rows = [
  [`\`npm run dev\`, ${posts} posts: start until the list is there`, [start]],
  [`\`npm run dev\`, ${posts} posts: save until it is in the page, ${saves.length} times`, sorted],
] as const
console.info('| what | median | worst |\n| --- | ---: | ---: |')
for (const [what, times] of rows) {
  const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)]
  console.info(`| ${what} | ${median?.toFixed(0)} ms | ${worst?.toFixed(0)} ms |`)
}
