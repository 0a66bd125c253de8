import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { lintRule } from 'unified-lint-rule'
import { isSafeAddress, safeSchemes } from '../markdown/sanitize-schema.ts'
import { isDisabledAddress } from '../markdown/site-links.ts'
import { message } from '../messages.ts'

/** Links without a text or an address, and addresses that are left out or not encrypted. */
export const links = lintRule<Root>('site:links', (_, file) => {
  for (const node of file.data.nodes ?? []) {
    const isLink = node.type === 'link' || node.type === 'linkReference'
    if (isLink && textOf(node).trim() === '') file.message(message('link.noText'), { place: node.position })
  }
  for (const { kind, url, place } of file.data.addresses ?? []) {
    const report = (fault: string) => file.message(message('link.inText', { url, fault }), { place })
    if (kind === 'link' && url === '') file.message(message('link.empty'), { place })
    else if (kind === 'link' && !isSafeAddress(url))
      report(message('link.scheme', { schemes: safeSchemes.join(', ') }))
    else if (kind === 'link' && isDisabledAddress(url, file.data.site)) report(message('link.disabled'))
    // A device in the reader's own network has no certificate.
    else if (/^http:\/\/(?!localhost|\d)/i.test(url)) {
      report(message('link.insecure', { secure: url.replace(/^http:/i, 'https:') }))
    }
  }
})
