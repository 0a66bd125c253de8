import { hash } from 'node:crypto'
import { pageAt } from '../site/pages.ts'

/** Of a preview picture, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const

/** To be changed with the code that crops, `scripts/site/crop-image.ts`. */
const format = 2

/** The preview picture of an article is its header picture, cropped: its path, which changes with the picture. */
export function articleImage(picture: string): string {
  const ending = picture.endsWith('.svg') ? 'png' : 'jpg'
  return `/og/${hash('sha256', `${format} ${picture}`).slice(0, 20)}.${ending}`
}

/** Pages share a few pictures of the public folder, see CONTRIBUTING.md. */
export function pageImage(path: string): string {
  const name = pageAt(path)
  if (name === undefined || name === 'blog') return '/brand/preview-blog.png'
  return /^\/(leistungen|services|branchen)\b/.test(path)
    ? '/brand/preview-services.png'
    : '/brand/preview.png'
}
