import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

export type ProjectCopy = { folder: string; remove: () => void }

/**
 * Copies the project, or a copy of it, into a temporary folder, but for git's own folder and what git ignores by its
 * name. Packages, and the caches of builds, are those of the original.
 */
export function copyProject(source = '.'): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const notCopied = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split(/\r?\n/)])
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => path === source || !notCopied.has(basename(path)),
  })
  // On Windows everybody may create a junction, a link not.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
