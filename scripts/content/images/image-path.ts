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

/** The address of an image that is published as it is: below `/blog` if it is beside the posts. */
export function imageAddress(path: string): string {
  return encodeURI(path.startsWith('/') ? path : `/blog/${nameBelowBlog(path)}`)
}

/** `images/a.svg` for `./images/./a.svg`. */
export function nameBelowBlog(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '.')
    .join('/')
}
