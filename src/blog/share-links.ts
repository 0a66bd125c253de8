import { encodeText } from '../links/contact-links.ts'

/**
 * The address of a page as it is given to others: a relative one gets the public origin of the site, one that
 * starts with http is unchanged (spec §5).
 */
export function publicAddress(url: string, siteUrl: string): string {
  return url.startsWith('http') ? url : `${siteUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`
}

/** Where a page is shared, with the page in the address (spec §7). */
export function shareLinks(address: string, title: string) {
  const url = encodeText(address)
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://twitter.com/intent/tweet?url=${url}&text=${encodeText(title)}`,
  } as const
}
