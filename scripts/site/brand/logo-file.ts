import { existsSync } from 'node:fs'
import { logoFile } from '../../content/folders.ts'

/** The logo as pixels, in place of the drawing. */
const logoPng = logoFile.replace(/svg$/, 'png')

/** The file of the logo that there is; the drawing if there are both. */
export function findLogo(): string {
  return existsSync(logoFile) || !existsSync(logoPng) ? logoFile : logoPng
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(1, 4).toString('latin1') === 'PNG'
}
