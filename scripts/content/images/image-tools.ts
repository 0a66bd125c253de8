import { createHash } from 'node:crypto'
import { VFileMessage } from 'vfile-message'
import { type Cache, cacheFolder, openCache } from '../../io/cache.ts'
import { sourceKey, sources } from '../../io/source-hash.ts'
import { LimitExceeded, openWorkerPool, type WorkerPool } from '../../io/worker-pool.ts'
import type { Drawing, Photo, Variant } from './encode-variants.ts'

/** Runs the functions of `inspect-image.ts`. */
export type ImagePool = WorkerPool<Buffer | Variant, unknown>

export type ImageTools = ReturnType<typeof openImageTools>

/** Limits of each function, for the largest photo on a slow machine. */
const limits = { timeLimitMs: 6_000, memoryLimitMb: 1536 }

/** Inspects and encodes images in processes with limits. Throws a `VFileMessage` if an image cannot be published. */
export function openImageTools(
  cache: Pick<Cache, 'getOrCreate'> = openCache(cacheFolder('pictures')),
  pool: ImagePool = openWorkerPool(new URL('./inspect-image.ts', import.meta.url), limits),
) {
  const version = sourceKey(sources)
  const run = (name: string, task: Buffer | Variant) =>
    pool.run(task, name).catch((error: Error & { reason?: string }) => {
      if (error instanceof LimitExceeded)
        throw new VFileMessage(`${error.message}; simplify it or save it smaller`)
      // Errors lose their class between processes. Only a `VFileMessage` has a reason.
      throw new VFileMessage(error.reason ?? 'is damaged; export it again')
    })

  return {
    /** Only a drawing is recognized by its name. Done again after a change of the code. */
    async inspect(path: string, bytes: Buffer): Promise<Photo | Drawing> {
      const name = /\.svg$/i.test(path) ? 'inspectDrawing' : 'inspectPhoto'
      const key = createHash('sha256').update(`${version}\0${name}\0`).update(bytes).digest('hex')
      const inspect = async () => Buffer.from(JSON.stringify(await run(name, bytes)))
      return JSON.parse(String(await cache.getOrCreate(key, inspect)))
    },
    /** See `encode`. @param name of the variant; it changes with its bytes */
    encode: (name: string, variant: Variant) =>
      cache.getOrCreate(name, async () => (await run('encode', variant)) as Buffer),
    /** To be called at the end. */
    close: pool.close,
  }
}
