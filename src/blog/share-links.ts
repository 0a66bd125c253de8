/**
 * The address of a page as it is given to others: a relative one gets the public origin of the site, one that
 * starts with http is used as given (specification, section 5).
 */
export function publicAddress(url: string, siteUrl: string): string {
  return url.startsWith('http') ? url : `${siteUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`
}

/** Where a page is shared, with the page in the address (specification, section 7). */
export function shareLinks(address: string, title: string) {
  const url = encode(address)
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://twitter.com/intent/tweet?url=${url}&text=${encode(title)}`,
  } as const
}

/** `encodeURIComponent` throws on half a surrogate pair, as a cut text can have. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
