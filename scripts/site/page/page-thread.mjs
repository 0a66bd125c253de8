import { tsImport } from 'tsx/esm/api'

/**
 * What Piscina (5) loads. It tries `require` first, which the typesetter's module cannot be loaded with, and its own
 * `import` knows no TypeScript.
 */
const worker = tsImport('./page-worker.ts', import.meta.url)

export const renderPages = async (task) => (await worker).renderPages(task)
export const drawImages = async (images) => (await worker).drawImages(images)
