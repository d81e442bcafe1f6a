/**
 * The options of Node for a server. Without the first option, the memory for new objects grows to 64 MB and stays that
 * large, although most answers need much less. With the second option, old objects are removed when the heap has grown
 * by a fifth, instead of when it has doubled. `deploy/uurwerk.service` has the same options.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=20']
