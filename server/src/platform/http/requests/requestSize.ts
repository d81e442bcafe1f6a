/**
 * The maximum size of most request bodies in bytes. It is much more than the longest form needs, and enough for 5,000
 * ids.
 */
export const BODY_BYTES = 256 * 1024

/**
 * The maximum size of a JSON body. Parsing JSON blocks every other request until the whole body is parsed. Only an
 * uploaded file, which is not JSON, may be larger.
 */
export const JSON_BYTES = 1024 * 1024

/**
 * The maximum size of a body that is read to its end after a refusal. When the server closes the connection while the
 * client still sends, most clients report a broken connection and not the refusal.
 */
export const DRAINED_BYTES = 32 * 1024 * 1024
