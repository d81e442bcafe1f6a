/** Default limit on the size of a body in bytes: far above the longest form, and enough for 5,000 ids. */
export const BODY_BYTES = 256 * 1024

/** JSON is parsed in one piece, which blocks every other request. Only a file in its own format may be larger. */
export const JSON_BYTES = 1024 * 1024
