/** How many bytes a body may have where its call does not say otherwise: far beyond the longest form, and enough for 5,000 ids. */
export const BODY_BYTES = 256 * 1024

/** JSON is parsed at once, while every other request waits: only a file in its own format may be larger. */
export const JSON_BYTES = 1024 * 1024
