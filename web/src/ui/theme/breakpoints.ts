/**
 * The three widths at which the layout changes. A style sheet writes the same widths, because a media query cannot
 * use a custom property. `bin/check` refuses any other width.
 */
export const PHONE = '(max-width: 40em)'
export const TABLET = '(max-width: 64em)'
const SMALL_LAPTOP = '(max-width: 75em)'

/** A table of many columns leaves one column out on a small laptop. Its rows are cards when it is 900 pixels or less. */
export const NARROW_TABLE = `(min-width: 56.25em) and ${SMALL_LAPTOP}`
