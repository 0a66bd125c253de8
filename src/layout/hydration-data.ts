/** The id of the element that holds the data which a page was rendered with. */
export const hydrationDataId = 'hydration-data'
