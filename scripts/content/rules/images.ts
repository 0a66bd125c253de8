import type { Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { isSafeAddress } from '../markdown/sanitize-schema.ts'
import { message } from '../messages.ts'
import { imagePath } from '../schema.ts'

/** Images that have no text for those who cannot see them. */
export const alternativeTexts = lintRule<Root>('site:alternative-texts', (_, file) => {
  for (const node of file.data.nodes ?? []) {
    const isImage = node.type === 'image' || node.type === 'imageReference'
    if (isImage && !node.alt?.trim())
      file.message(message('image.noAlternativeText'), { place: node.position })
  }
})

/** Images whose address is none of a file of the site; `findImages` looks for the others. */
export const imageAddresses = lintRule<Root>('site:image', (_, file) => {
  for (const { kind, url, place } of file.data.addresses ?? []) {
    if (kind !== 'image' || imagePath(url) !== undefined) continue
    file.message(
      url === '' ? message('image.noAddress') : message('image.inText', { path: url, fault: faultOf(url) }),
      { place },
    )
  }
})

function faultOf(url: string): string {
  if (/^data:/i.test(url)) return message('image.embedded')
  const isOtherHost = /^(?:https?:)?\/\//i.test(url) && isSafeAddress(url)
  return message(isOtherHost ? 'image.otherHost' : 'image.otherFile')
}
