/**
 * The state of a query that has loaded. It is for a table without a query, whose rows are part of another answer of the
 * server.
 */
export const READY = { isPending: false, error: null, refetch: () => undefined }
