import { readFile, stat } from 'node:fs/promises'
import { basename, extname, normalize } from 'node:path/posix'
import { VFileMessage } from 'vfile-message'
import { nearest } from '../../../src/links/nearest.ts'
import type { Picture } from '../../../src/ui/picture.ts'
import { listFiles } from '../../io/list-files.ts'
import { fail } from '../diagnostics.ts'
import { isImagePath } from '../schema.ts'
import { encodeVariants, type ImageVariant, imageLimits } from './encode-variants.ts'
import type { ImageTools } from './image-tools.ts'

/** Nothing is known of a missing file. A drawing that only posts cannot show has both `svg` and `fault`. */
export type Inspection = {
  picture?: Picture
  variants?: ImageVariant[]
  svg?: string | undefined
  hasText?: boolean | undefined
  fault?: string
}

/**
 * Inspects a file, and encodes it if it is to be published.
 *
 * @param address of the file as it is, where it is not encoded
 */
export async function inspectFile(
  path: string,
  file: string,
  tools: ImageTools,
  address: string,
  isIncluded: boolean,
): Promise<Inspection> {
  try {
    const megabytes = imageLimits[/\.svg$/i.test(path) ? 'drawingMegabytes' : 'megabytes']
    if ((await stat(file)).size > megabytes * 1e6)
      fail(`has more than ${megabytes} MB; save it smaller, a width of 1600 pixels is enough`)
    const bytes = await readFile(file)
    const image = await tools.inspect(path, bytes)
    const { svg, hasText, fault, width, height } = image
    if (fault !== undefined) return { svg, fault }
    if (isIncluded) return { svg, hasText, ...(await encodeVariants(bytes, image, tools)) }
    return { svg, hasText, picture: { src: address, width, height } }
  } catch (error) {
    if (error instanceof VFileMessage) return { fault: error.reason }
    throw error
  }
}

/**
 * Says that an image is missing in a folder, and which one was likely meant, as it is to be written.
 *
 * @param start of the names in this folder: those in the public one begin with a slash
 */
export function missingImage(
  path: string,
  folder: string,
  start = '',
  write = (name: string) => name,
): string {
  const names = listFiles(folder).map((name) => start + name.normalize())
  const end = nearest(stemOf(path), names.filter(isImagePath).map(stemOf))
  const alike = names.filter((name) => isImagePath(name) && stemOf(name) === end)
  const near = nearest(normalize(path), alike) ?? alike[0]
  // The same name is a link out of the folder.
  if (near === undefined || near === normalize(path)) return `is not in the folder ${folder}`
  const isOtherCase = near.toLowerCase() === normalize(path).normalize().toLowerCase()
  return isOtherCase
    ? `is called ${write(near)} in the folder ${folder}; write it exactly like this, since capitals count on servers`
    : `is not in the folder ${folder}; did you mean ${write(near)}?`
}

/** The name without folder and ending: often only these are wrong. */
function stemOf(path: string): string {
  return basename(path, extname(path))
}
