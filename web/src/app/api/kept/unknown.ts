/** The text for a value that the browser does not keep, so that it is not known without a network. */
export const UNKNOWN = '–'
