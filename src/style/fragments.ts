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

/** A field for text or numbers, or a list to choose from. */
export const fieldBox = `
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  line-height: 1.5;
`

/** A drawing as wide as its place, which its styles can ask for that width. */
export const wideDrawing = `
  container-type: inline-size;

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

/** A tool that is a sheet of paper, and on paper all that is printed of its page. */
export const paperSheet = `
  margin-block: var(--space-3) var(--space-5);
  border: 2px solid var(--ink);
  outline: 1px solid var(--line-strong);
  outline-offset: 5px;

  h2 {
    margin: 0 0 var(--space-2);
    font-size: var(--text-h3);
    letter-spacing: 0;
  }

  @media print {
    margin: 6px;

    main:has(> &) > :not(&),
    body:has(&) footer {
      display: none;
    }
  }
`

/** A label with its box to tick: as a whole large enough for a finger. */
export const tickLabel = `
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 2.75rem;
  line-height: 1.35;
  cursor: pointer;

  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
  }
`

/** A list of terms as a bill: what each is, or costs, is at the end of its line. */
export const billRows = `
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding-block: 0.375rem;
    border-block-end: var(--rule);
    font-variant-numeric: tabular-nums;
  }

  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
  }
`

/** What opens and closes a part of a page; screen readers do not read its mark. */
export const summaries = `
  summary {
    display: flex;
    justify-content: space-between;
    font-weight: var(--weight-strong);
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+' / '';
    color: var(--accent-text);
  }

  [open] > summary::after {
    content: '–' / '';
  }
`

/** Shows what is closed. */
export const openDetails = `
  &::details-content,
  ::details-content {
    block-size: auto;
    content-visibility: visible;
  }
`

/** The last part of a page, on paper of another tone to the edges of the window; nothing to scroll comes of it. */
export const closingPaper = `
  /* The footer below it has that tone. */
  @media (prefers-color-scheme: dark) {
    --paper-sunken: var(--paper);
  }

  background: var(--paper-sunken);
  border-image: linear-gradient(var(--accent) 0 3px, var(--paper-sunken) 0) fill 0 / 0 / 0 100vw;
`
