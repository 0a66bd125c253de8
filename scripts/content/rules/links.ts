import { toString as textOf } from 'mdast-util-to-string'
import { quote } from '../../io/quote.ts'
import { isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { imagePath } from '../schema.ts'
import { offsetsOf } from './prose.ts'
import type { Rule } from './rule.ts'

const schemes = safeSchemes.join(', ')

/** Links without a text or an address, and addresses that are left out or not encrypted. */
export const links: Rule = ({ text, nodes, addresses }, report) => {
  for (const node of nodes) {
    const isLink = node.type === 'link' || node.type === 'linkReference'
    if (isLink && textOf(node).trim() === '')
      report('Link: the text in the square brackets is missing; write where it leads', node)
    const isTyped = node.type === 'link' && !/^[[<]/.test(text.slice(...offsetsOf(node)))
    if (isTyped && swallowed.test(node.url))
      report('Link: the sign behind the address became part of it; put the address into < and >', node)
  }
  for (const { kind, url, place } of addresses) {
    const say = (fault: string) => report(`Link: ${quote(url)} ${fault}`, place)
    const isLink = kind === 'link'
    if (isLink && url === '') report('Link: the address in the round brackets is missing', place)
    else if (isLink && !isSafeAddress(url)) say(`is left out; allowed are ${schemes}`)
    // A device in the reader's own network has no certificate.
    else if (/^http:\/\/(?!(?:localhost|[\d.]+)(?:[:/?#]|$))/i.test(url)) {
      say(`is not encrypted; did you mean ${url.replace(/^http:/i, 'https:')}?`)
    }
  }
}

/** Quotation marks anywhere, an ellipsis at the end, a dash in the name of the host. */
const swallowed = /[„“”»«›‹‚‘’]|…$|^\w+:\/\/[^/]*[–—]/u

/** HTML, which readers see as it was typed. */
export const html: Rule = ({ nodes }, report) => {
  for (const node of nodes) {
    if (node.type !== 'html') continue
    const [shown = node.value] = /^<[^>]{0,40}>?/.exec(node.value) ?? []
    const remedy = 'write it as Markdown (line break: \\ at the end of the line), or as code in `'
    report(`HTML: ${shown} appears as text; ${remedy}`, node)
  }
}

/** Definitions and footnotes that do not appear, since nothing refers to them. */
export const unusedDefinitions: Rule = ({ nodes }, report) => {
  const nameOf = (kind: string, identifier: string) => `${kind.startsWith('footnote')} ${identifier}`
  const used = new Set(
    nodes.flatMap((node) =>
      /Reference$/.test(node.type) && 'identifier' in node ? nameOf(node.type, node.identifier) : [],
    ),
  )
  for (const node of nodes) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue
    const fault = 'nothing in the text refers to this line, so it does not appear; refer to it or remove it'
    if (!used.has(nameOf(node.type, node.identifier))) report(`Reference or footnote: ${fault}`, node)
  }
}

/** Links that no browser could follow, such as `http://`. */
export const validAddresses: Rule = ({ addresses }, report) => {
  for (const { kind, url, place } of addresses) {
    if (kind !== 'link' || !isSafeAddress(url) || URL.canParse(url, 'https://site.invalid')) continue
    report(`Link: ${quote(url)} is not a valid address`, place)
  }
}

/** Images that have no text for those who cannot see them. */
export const alternativeTexts: Rule = ({ nodes }, report) => {
  for (const node of nodes) {
    const isImage = node.type === 'image' || node.type === 'imageReference'
    if (isImage && !node.alt?.trim())
      report(
        'Picture: the square brackets do not say what it shows; describe it for people who do not see it',
        node,
      )
  }
}

/** Images whose address is none of a file of the site; `findImages` looks for the others. */
export const imageAddresses: Rule = ({ addresses }, report) => {
  for (const { kind, url: path, place } of addresses) {
    if (kind !== 'image' || imagePath(path) !== undefined) continue
    if (path === '') report('Picture: the path of a file in the round brackets is missing', place)
    else report(`Picture: ${quote(path)} ${faultOf(path)}`, place)
  }
}

function faultOf(url: string): string {
  if (/^data:/i.test(url))
    return 'contains the picture itself; save it as a file in posts/images and enter its path'
  if (/\\|^\.\.\//.test(url)) return 'has a \\ or ..; write its path from the folder of the post, with /'
  const isOtherHost = /^(?:https?:)?\/\//i.test(url) && isSafeAddress(url)
  return isOtherHost
    ? 'is on another server; put the file beside the post'
    : 'is no file of the kind svg, png, jpg, jpeg, webp or avif'
}
