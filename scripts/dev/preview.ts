import { companyDay } from '../../src/company/clock.ts'
import { arrangeContent } from '../content/arrange.ts'
import { checkTargets } from '../content/check-posts.ts'
import type { CompiledPost } from '../content/compile-post.ts'
import { createMessage, type Diagnostic, startOfFile } from '../content/diagnostics.ts'
import type { SourceFolders } from '../content/folders.ts'
import { type FoundImages, findImages } from '../content/images/find-images.ts'
import { type ImageTools, openImageTools } from '../content/images/image-tools.ts'
import { openStore, type StoreOptions } from '../content/store.ts'
import { rejectForeignMarkup } from '../site/security/article-markup.ts'

type Options = {
  /** Called when the content of pages has changed, or an image. */
  onChange: (hasOtherImages: boolean) => void
  /** Called with what `npm run check` reports, and the number of posts, when nothing changes any more. */
  report: (diagnostics: Diagnostic[]) => void
  store?: StoreOptions
  images?: ImageTools
}

/**
 * A change is shown when so long nothing else has changed: many programs save by deleting a file and writing it again, or
 * write several files. Longer than the 100 ms in which Vite's watcher may drop the second of two changes. Milliseconds.
 */
const debounceMs = 150

/**
 * The content of a folder of posts while they are written, with drafts and posts of later days. It is what a build
 * would write, created on request; of a post with errors it is the last version without. Nothing is written to `out`.
 */
export function startPreview(
  folders: SourceFolders,
  { onChange, report, store: storeOptions, images: tools = openImageTools() }: Options,
) {
  const store = openStore(folders.posts, storeOptions)
  const lastValid = new Map<string, CompiledPost>()
  let pictures: FoundImages['pictures'] = new Map()
  let hasOtherImages = false
  let content: ReturnType<typeof arrangeContent> | undefined

  const update = async (): Promise<void> => {
    const isReload = hasOtherImages
    let isChanged = isReload
    hasOtherImages = false
    const { records, files, diagnostics } = await store.read()
    for (const { file, post } of records) {
      if (post === undefined || post === lastValid.get(file)) continue
      lastValid.set(file, post)
      isChanged = true
    }
    const existing = new Set(files)
    for (const file of lastValid.keys()) {
      if (!existing.has(file)) isChanged = lastValid.delete(file)
    }
    const found = await findImages(folders, records, tools)
    pictures = found.pictures
    // No image process is kept running: new images are rare.
    await tools.close()
    if (isChanged) {
      content = undefined
      onChange(isReload)
    }
    const ofTargets = checkTargets(folders, records, companyDay(new Date()))
    report([...diagnostics, ...found.diagnostics, ...ofTargets])
  }

  // A file may vanish while it is read. The next update then shows everything again.
  const fail = (error: Error) => {
    hasOtherImages = true
    const message = `Preview: not updated (${error.message}); save again`
    report([createMessage(folders.posts, startOfFile, message, 'preview')])
  }
  const started = update().catch(fail)
  let running = started
  let soon: NodeJS.Timeout | undefined

  return {
    /** A file of the compiled content by its name without `.json`; `undefined` if there is none. */
    async read(name: string): Promise<unknown> {
      await started
      content ??= arrangeContent(lastValid.values(), pictures, companyDay(new Date()))
      const [, search] = /^search\/(.*)$/.exec(name) ?? []
      if (search !== undefined) return content.searchFiles().get(search)
      const page = content.pages.get(name)?.()
      // The last gate, as in a build.
      if (page && 'html' in page) rejectForeignMarkup(page)
      return page
    },
    /** To be called after every change of a file. */
    refresh(isImage: boolean): void {
      hasOtherImages ||= isImage
      clearTimeout(soon)
      soon = setTimeout(() => {
        running = running.then(update).catch(fail)
      }, debounceMs)
    },
    async close(): Promise<void> {
      clearTimeout(soon)
      await running
      await store.close()
    },
  }
}
