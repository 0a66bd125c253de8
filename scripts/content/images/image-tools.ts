import { createHash } from 'node:crypto'
import { VFileMessage } from 'vfile-message'
import { type Cache, cacheFolder, openCache } from '../../io/cache.ts'
import { hashSources } from '../../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../../io/worker-pool.ts'
import type { Variant } from './encode.ts'
import type * as worker from './image-worker.ts'
import type { ImageFile } from './inspect-image.ts'
import { imageFaults } from './messages.ts'

type Functions = Pick<typeof worker, 'inspect' | 'sanitize' | 'encode'>
type Task = Parameters<Functions[keyof Functions]>[0]

/** Runs the functions of `image-worker.ts`. */
export type ImagePool = WorkerPool<Task, unknown>

export type ImageTools = ReturnType<typeof openImageTools>

/** Limits of each function, for the largest photo on a slow machine. */
const timeLimitMs = 6_000
const memoryLimitMb = 1536

/** What is known of an image depends on these besides the image itself. */
const sources = ['package-lock.json', 'scripts/content/images', 'src/blog/picture.ts']

/** What is done with images, in processes with limits. All throws a `VFileMessage` if an image is not fit for it. */
export function openImageTools(
  cache: Pick<Cache, 'getOrCreate'> = openCache(cacheFolder('pictures')),
  pool: ImagePool = openWorkerPool(new URL('./image-worker.ts', import.meta.url), {
    timeLimitMs,
    memoryLimitMb,
  }),
) {
  const version = hashSources(sources)

  const run = <Name extends keyof Functions>(name: Name, task: Parameters<Functions[Name]>[0]) =>
    pool.run(task, name).catch((error: unknown) => {
      throw new VFileMessage(describe(error))
    }) as ReturnType<Functions[Name]>
  const remember = async <Name extends 'inspect' | 'sanitize'>(name: Name, file: ImageFile) => {
    const input = `${version}\0${name}\0${file.name}\0`
    const key = createHash('sha256').update(input).update(file.bytes).digest('hex')
    const json = await cache.getOrCreate(key, async () => Buffer.from(JSON.stringify(await run(name, file))))
    return JSON.parse(String(json)) as Awaited<ReturnType<Functions[Name]>>
  }

  return {
    /** See `inspectImage`. */
    inspect: (name: string, bytes: Buffer) =>
      remember('inspect', { name: /\.svg$/i.test(name) ? 'a.svg' : 'a', bytes }),
    /** A drawing as it may be published, whatever it is for. */
    sanitize: (bytes: Buffer) => remember('sanitize', { name: 'a.svg', bytes }),
    /** See `encode`. @param name of the variant; it changes with its bytes */
    encode: (name: string, variant: Variant) => cache.getOrCreate(name, () => run('encode', variant)),
    /** To be called at the end. */
    close: pool.close,
  }
}

function describe(error: unknown): string {
  if (!(error instanceof LimitExceeded)) {
    // Errors lose their class between processes. Only a `VFileMessage` has a reason.
    const { reason, message } = error as Partial<VFileMessage> & Error
    return reason ?? imageFaults.failed(message.split('\n', 1)[0] ?? '')
  }
  return error.limit === 'time'
    ? imageFaults.timeLimit(timeLimitMs / 1000)
    : imageFaults.memoryLimit(memoryLimitMb)
}
