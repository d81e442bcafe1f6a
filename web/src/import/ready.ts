/** Of a list that was not read by itself: it came with its answer. */
export const READY = { isPending: false, error: null, refetch: () => undefined }
