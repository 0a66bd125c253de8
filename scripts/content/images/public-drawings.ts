import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VFileMessage } from 'vfile-message'
import { listFiles } from '../../io/list-files.ts'
import { createError, type Diagnostic, startOfFile } from '../diagnostics.ts'
import { findImage } from '../files.ts'
import type { ImageTools } from './image-tools.ts'
import { imageFaults, imageMessages } from './messages.ts'

/** The drawings in the public folder as they may be published, by their addresses, whether or not posts show them. */
export async function findPublicDrawings(
  folder: string,
  { sanitize }: Pick<ImageTools, 'sanitize'>,
): Promise<{ drawings: Map<string, string>; errors: Diagnostic[] }> {
  const drawings = new Map<string, string>()
  const errors: Diagnostic[] = []
  for (const name of listFiles(folder).filter((name) => /\.svg$/i.test(name))) {
    const file = await findImage(folder, name)
    // No link is published.
    if (file === undefined) continue
    try {
      // Their addresses are in the configurations of all hosts.
      if (!/^[\w./-]+$/.test(name)) throw new VFileMessage(imageFaults.name)
      drawings.set(`/${name}`, await sanitize(await readFile(file)))
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      const message = imageMessages.inText(name, error.reason)
      errors.push(createError(join(folder, name).replaceAll('\\', '/'), startOfFile, message, 'image'))
    }
  }
  return { drawings, errors }
}
