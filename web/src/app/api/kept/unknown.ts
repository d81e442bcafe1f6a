/** The text of a value that the browser does not know without a network. */
export const UNKNOWN = '–'
