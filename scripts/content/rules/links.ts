import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { lintRule } from 'unified-lint-rule'
import { quote } from '../../io/quote.ts'
import { isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { imagePath } from '../schema.ts'
import { offsetsOf } from './prose.ts'

const schemes = safeSchemes.join(', ')

/** Links without a text or an address, and addresses that are left out or not encrypted. */
export const links = lintRule<Root>('site:links', (_, file) => {
  const source = (node: Nodes) => String(file).slice(...offsetsOf(node))
  for (const node of file.data.nodes ?? []) {
    const isLink = node.type === 'link' || node.type === 'linkReference'
    if (isLink && textOf(node).trim() === '')
      file.message('Link: the text in the square brackets is missing; write where it leads', node)
    const isTyped = node.type === 'link' && !/^[[<]/.test(source(node))
    if (isTyped && swallowed.test(node.url))
      file.message('Link: the sign behind the address became part of it; put the address into < and >', node)
  }
  for (const { kind, url, place } of file.data.addresses ?? []) {
    const report = (fault: string) => file.message(`Link: ${quote(url)} ${fault}`, place)
    const isLink = kind === 'link'
    if (isLink && url === '') file.message('Link: the address in the round brackets is missing', place)
    else if (isLink && !isSafeAddress(url)) report(`is left out; allowed are ${schemes}`)
    // A device in the reader's own network has no certificate.
    else if (/^http:\/\/(?!localhost|\d)/i.test(url)) {
      report(`is not encrypted; did you mean ${url.replace(/^http:/i, 'https:')}?`)
    }
  }
})

/** Quotation marks anywhere, an ellipsis at the end, a dash in the name of the host. */
const swallowed = /[„“”»«›‹‚‘’]|…$|^\w+:\/\/[^/]*[–—]/u

/** Links that no browser could follow, such as `http://`. */
export const validAddresses = lintRule<Root>('site:valid-addresses', (_, file) => {
  for (const { kind, url, place } of file.data.addresses ?? []) {
    if (kind !== 'link' || !isSafeAddress(url) || URL.canParse(url, 'https://site.invalid')) continue
    file.message(`Link: ${quote(url)} is not a valid address`, place)
  }
})

/** Images that have no text for those who cannot see them. */
export const alternativeTexts = lintRule<Root>('site:alternative-texts', (_, file) => {
  for (const node of file.data.nodes ?? []) {
    const isImage = node.type === 'image' || node.type === 'imageReference'
    if (isImage && !node.alt?.trim())
      file.message(
        'Picture: the square brackets do not say what it shows; describe it for people who do not see it',
        node,
      )
  }
})

/** Images whose address is none of a file of the site; `findImages` looks for the others. */
export const imageAddresses = lintRule<Root>('site:image', (_, file) => {
  for (const { kind, url: path, place } of file.data.addresses ?? []) {
    if (kind !== 'image' || imagePath(path) !== undefined) continue
    if (path === '') file.message('Picture: the path of a file in the round brackets is missing', place)
    else file.message(`Picture: ${quote(path)} ${faultOf(path)}`, place)
  }
})

function faultOf(url: string): string {
  if (/^data:/i.test(url))
    return 'contains the picture itself; save it as a file in posts/images and enter its path'
  const isOtherHost = /^(?:https?:)?\/\//i.test(url) && isSafeAddress(url)
  return isOtherHost
    ? 'is on another server; put the file beside the post'
    : 'is no file of the kind svg, png, jpg, jpeg, webp or avif'
}
