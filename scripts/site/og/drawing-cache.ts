import { cacheFolder } from '../../io/cache.ts'

/** Where drawn images are kept. Apart from what draws them: a build with nothing to draw need not load that. */
export const drawingCache = cacheFolder('og-images')
