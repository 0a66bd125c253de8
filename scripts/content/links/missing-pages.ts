import { company } from '../../../src/company/company.ts'
import { articlePath, isMissing } from '../../../src/pages.ts'
import type { PostRecord } from '../compile-post.ts'
import { createHint, type Diagnostic } from '../diagnostics.ts'
import { linkMessages, omissionMessages } from '../messages.ts'

/** Whether a link of a post leads to a page of the project that this site does not have. */
export function leadsToMissingPage(address: string, slug: string): boolean {
  const base = new URL(articlePath(slug), company.siteUrl)
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  return url?.origin === base.origin && isMissing(url.pathname)
}

/** Of links to such pages only the text is published. `html` is the compiler's own, with every `<` of texts escaped. */
export function unlinkMissingPages(html: string, slug: string): string {
  return html.replace(
    /<a href="([^"]*)"(?: [\w-]+="[^"]*")*>(.*?)<\/a>/gs,
    (link, address: string, text: string) =>
      leadsToMissingPage(address.replaceAll('&#x26;', '&'), slug) ? text : link,
  )
}

/** The hints on these links in a post. */
export function findMissingPages(post: Pick<PostRecord, 'file' | 'slug' | 'addresses'>): Diagnostic[] {
  return post.addresses
    .filter(({ kind, url }) => kind === 'link' && leadsToMissingPage(url, post.slug))
    .map(({ url, place }) =>
      createHint(post.file, place, linkMessages.inText(url, omissionMessages.inPost), 'missing-page'),
    )
}
