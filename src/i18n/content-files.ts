/**
 * The files of copy, such as `de/home`: a page exists in a language whose folder has its file. `vite.config.ts` puts
 * them in; Node reads the folder. Server functions on hosts without files have none.
 */
export const contentFiles: readonly string[] | undefined =
  import.meta.env?.CONTENT_FILES ?? listContentFiles()

export function listContentFiles(): string[] | undefined {
  const fs = globalThis.process?.getBuiltinModule?.('node:fs')
  const folder = `${import.meta.dirname}/../content`
  // A bundle lies somewhere else.
  if (!fs?.existsSync(`${folder}/page-copy.ts`)) return undefined
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((name) => /^\w\w[\\/][\w-]+(?=\.ts$)/.exec(name)?.[0].replace('\\', '/') ?? [])
    .sort()
}
