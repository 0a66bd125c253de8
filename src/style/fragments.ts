/*
 * Rules that many styles share, as text for their templates. As classes they would be in the markup of every page and in
 * the scripts; as text they only are in the style sheet, where repetitions compress to a few bytes. Lists, and navigation
 * and buttons on paper, need neither: `base.css` has rules for the elements.
 */

/** Hides what is of no use on paper. */
export const notPrinted = `
  @media print {
    display: none !important;
  }
`

/** Hides what does nothing without JavaScript. */
export const needsScripts = `
  @media (scripting: none) {
    display: none;
  }
`
