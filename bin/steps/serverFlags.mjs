/**
 * The options of Node for a server. Without the first, the space for new objects grows to 64 MB and stays there; most
 * answers need much less. With the second, old objects are removed when the heap has grown by a fifth, and not only when
 * it has doubled. `deploy/uurwerk.service` has the same options.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=20']
