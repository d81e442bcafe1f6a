/**
 * The options of Node for a server. Without them, the space for new objects grows to 64 MB and stays there; most answers
 * need much less. `deploy/uurwerk.service` has the same options.
 */
export const serverFlags = ['--max-semi-space-size=8']
