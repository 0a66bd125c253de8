/**
 * Ids of an article's headings begin with it, so that no heading has an id that the page uses itself. Writers link to
 * `#slug`, as on GitHub; links lead to `#section-slug`.
 */
export const sectionPrefix = 'section-'

/** Ids of footnotes begin with it; no heading has a colon in its id. */
export const footnotePrefix = 'note:'

/** The id of the heading that `#slug` means. What has a prefix already stays. */
export function sectionId(slug: string): string {
  return slug.startsWith(sectionPrefix) || slug.startsWith(footnotePrefix) ? slug : sectionPrefix + slug
}
