/** The state of a query that has succeeded, for a table whose rows are part of another answer of the server. */
export const READY = { isPending: false, error: null, refetch: () => undefined }
