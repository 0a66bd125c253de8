import { isImagePath } from '../schema.ts'

/** The path behind an image's address in a text; `undefined` for other hosts, queries, and other files. */
export function imagePath(address: string): string | undefined {
  try {
    const path = decodeURI(address)
    return isImagePath(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** The address of an image that is published as it is: `/blog/images/a.svg` for `./images/./a.svg` beside the posts. */
export function imageAddress(path: string): string {
  const parts = path.split('/').filter((part) => part !== '.')
  return encodeURI(path.startsWith('/') ? path : `/blog/${parts.join('/')}`)
}
