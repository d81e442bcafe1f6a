/** The state of a list that is part of another answer, so that it needs no query of its own. */
export const READY = { isPending: false, error: null, refetch: () => undefined }
