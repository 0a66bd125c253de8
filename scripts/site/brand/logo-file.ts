import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { logoFile } from '../../content/folders.ts'
import { writeFileAtomic } from '../../io/atomic-write.ts'

/** The logo as pixels, in place of the drawing. */
export const logoPng = logoFile.replace(/svg$/, 'png')

/** The file of the logo that there is; the drawing if there are both. */
export function findLogo(): string {
  return existsSync(logoFile) || !existsSync(logoPng) ? logoFile : logoPng
}

/** Puts the bytes of a logo in the place of the current one, under the name that fits its kind. */
export function installLogo(bytes: Buffer, root = '.'): void {
  const [file, other] = isPng(bytes) ? [logoPng, logoFile] : [logoFile, logoPng]
  writeFileAtomic(join(root, file), bytes)
  rmSync(join(root, other), { force: true })
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString('latin1') === 'PNG'
}
