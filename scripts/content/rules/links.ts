import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { lintRule } from 'unified-lint-rule'
import { message } from '../../io/messages.ts'
import { isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { isDisabledAddress } from '../markdown/site-links.ts'
import { imagePath } from '../schema.ts'

const schemes = safeSchemes.join(', ')

/** Links without a text or an address, and addresses that are left out or not encrypted. */
export const links = lintRule<Root>('site:links', (_, file) => {
  for (const node of file.data.nodes ?? []) {
    const isLink = node.type === 'link' || node.type === 'linkReference'
    if (isLink && textOf(node).trim() === '') file.message(message('link.noText'), node)
  }
  for (const { kind, url, place } of file.data.addresses ?? []) {
    const report = (fault: string) => file.message(message('link.inText', { url, fault }), place)
    const isLink = kind === 'link'
    if (isLink && url === '') file.message(message('link.empty'), place)
    else if (isLink && !isSafeAddress(url)) report(message('link.scheme', { schemes }))
    else if (isLink && isDisabledAddress(url, file.data.site)) report(message('link.disabled'))
    // A device in the reader's own network has no certificate.
    else if (/^http:\/\/(?!localhost|\d)/i.test(url)) {
      report(message('link.insecure', { secure: url.replace(/^http:/i, 'https:') }))
    }
  }
})

/** Links that no browser could follow, such as `http://`. */
export const validAddresses = lintRule<Root>('site:valid-addresses', (_, file) => {
  for (const { kind, url, place } of file.data.addresses ?? []) {
    if (kind !== 'link' || !isSafeAddress(url) || URL.canParse(url, 'https://site.invalid')) continue
    file.message(message('link.inText', { url, fault: message('link.address') }), place)
  }
})

/** Images that have no text for those who cannot see them. */
export const alternativeTexts = lintRule<Root>('site:alternative-texts', (_, file) => {
  for (const node of file.data.nodes ?? []) {
    const isImage = node.type === 'image' || node.type === 'imageReference'
    if (isImage && !node.alt?.trim()) file.message(message('image.noAlternativeText'), node)
  }
})

/** Images whose address is none of a file of the site; `findImages` looks for the others. */
export const imageAddresses = lintRule<Root>('site:image', (_, file) => {
  for (const { kind, url: path, place } of file.data.addresses ?? []) {
    if (kind !== 'image' || imagePath(path) !== undefined) continue
    if (path === '') file.message(message('image.noAddress'), place)
    else file.message(message('image.inText', { path, fault: faultOf(path) }), place)
  }
})

function faultOf(url: string): string {
  if (/^data:/i.test(url)) return message('image.embedded')
  const isOtherHost = /^(?:https?:)?\/\//i.test(url) && isSafeAddress(url)
  return message(isOtherHost ? 'image.otherHost' : 'image.otherFile')
}
