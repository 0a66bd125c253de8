/** What `image-tools.ts` runs in processes with limits. */
export { encode } from './encode.ts'
export { inspectImage as inspect, sanitize } from './inspect-image.ts'
