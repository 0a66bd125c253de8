/** The id of the template that holds a page in the language that it was not pre-rendered in. */
export const otherLanguageId = 'other-language'
