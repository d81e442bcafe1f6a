/** The default maximum size of a body in bytes: much more than the longest form, and enough for 5,000 ids. */
export const BODY_BYTES = 256 * 1024

/**
 * The maximum size of a JSON body. JSON is parsed in one piece, which blocks every other request. Only a file in its
 * own format may be larger.
 */
export const JSON_BYTES = 1024 * 1024
