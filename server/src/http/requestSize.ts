/** How many bytes a body may have where its call does not say otherwise: far beyond the longest form, and enough for 5,000 ids. */
export const BODY_BYTES = 256 * 1024
