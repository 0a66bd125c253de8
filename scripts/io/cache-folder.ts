import { join } from 'node:path'

/**
 * The folder of one cache. All are below `BUILD_CACHE`, which a build server can keep; without it they are below
 * `node_modules`, so that a fresh `npm ci` starts afresh.
 */
export function cacheFolder(name: string): string {
  return join(process.env.BUILD_CACHE || 'node_modules/.cache/site', name)
}
