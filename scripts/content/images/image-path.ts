import { isImagePath } from '../schema.ts'

/** The path of an image of a text; `undefined` for other hosts, for queries and for what is no image's name. */
export function imagePath(address: string): string | undefined {
  try {
    const path = decodeURI(address)
    return isImagePath(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Where an image is found on the site that is published as it is: one beside the posts below the blog. */
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
