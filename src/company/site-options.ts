/** What this company's site consists of. German is always there. */

/** `['de']` for a site in German only: no switcher, no second text in the pages, no English addresses. */
export const siteLanguages = ['de', 'en'] as const satisfies ['de'] | ['de', 'en', ...string[]]

/** Pages by their names in `src/pages.ts`, such as `['telephony', 'careers']`. */
export const pagesOff = [] as const satisfies string[]

/**
 * The address at which pages report errors and their speed once a visitor has agreed to statistics, see
 * docs/publishing.md. Without one, no page has a byte of the code for it.
 */
export const reportsEndpoint: string | null = null

/** How long the link in the mail that confirms a sign-up for the newsletter is valid. */
export const confirmationHours = 72
