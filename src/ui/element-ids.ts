/* The ids and the event that the application shares with a pre-rendered page: `scripts/site/page/compose-page.ts`. */

/** The template that holds the styles and scripts of the site, until the page was painted. */
export const scriptsId = 'application'

/** The template that holds the page in the language that it was not pre-rendered in. */
export const otherLanguageId = 'other-language'

/** The data that the page was rendered with. */
export const hydrationDataId = 'hydration-data'

/** Dispatched at the document when the frame of the page is hydrated. Its regions follow, a pressed one at once. */
export const hydratedEvent = 'hydrated'

/** The main navigation, a drawer in narrow windows. */
export const menuId = 'menu'

/** The element with the text of an article, which its page has in its markup only. */
export const articleTextId = 'article-body'
