import { createHash } from 'node:crypto'
import { VFileMessage } from 'vfile-message'
import { type Cache, cacheFolder, openCache } from '../../io/cache.ts'
import { hashSources } from '../../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../../io/worker-pool.ts'
import { imageFaults } from '../messages.ts'
import type { Format, Pixels } from './encode.ts'
import type * as worker from './image-worker.ts'
import type { Inspected } from './inspect-image.ts'

type Functions = Pick<typeof worker, 'inspect' | 'sanitize' | 'encodeVariant'>
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
  const remember = async <Result>(name: string, bytes: Buffer, create: () => Promise<Result>) => {
    const key = createHash('sha256').update(`${version}\0${name}\0`).update(bytes).digest('hex')
    const json = await cache.getOrCreate(key, async () => Buffer.from(JSON.stringify(await create())))
    return JSON.parse(String(json)) as Result
  }

  return {
    /** See `inspectImage`. */
    inspect: (name: string, bytes: Buffer): Promise<Inspected> => {
      const kind = /\.svg$/i.test(name) ? 'a.svg' : 'a'
      return remember(kind, bytes, () => run('inspect', { name: kind, bytes }))
    },
    /** A drawing as it may be published, whatever it is for. */
    sanitize: async (bytes: Buffer): Promise<string> =>
      (await remember('sanitized', bytes, () => run('sanitize', { bytes }))).svg,
    /** See `encode`. @param name of the variant; it changes with its bytes */
    encode: (name: string, source: Pixels, width: number, format: Format): Promise<Buffer> =>
      cache.getOrCreate(name, async () => (await run('encodeVariant', { source, width, format })).encoded),
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
