import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** What git ignores, and git's own folder. */
const notCopied = new Set([
  'node_modules',
  'dist',
  '.build-cache',
  '.content',
  '.data',
  '.git',
  '.hosting',
  '.lighthouseci',
  '.screenshots',
  '.vite-react-ssg-temp',
])

export type ProjectCopy = { folder: string; remove: () => void }

/** Copies the project into a temporary folder; packages, and the caches of builds, are those of this project. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync('.', folder, { recursive: true, filter: (source) => !notCopied.has(basename(source)) })
  // On Windows everybody may create a junction, a link not.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
