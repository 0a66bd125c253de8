import { measureCheck } from './bench/measure-check.ts'

/** `npm run bench:writer`: measures what writers wait for, and prints a line for each. */
for (const measure of [measureCheck]) console.info(await measure())
