/**
 * The key by which the import recognises a customer. Names are compared in the same way as in the unique index of the
 * database (rule import-10).
 */
export const customerKey = (name: string): string => name.trim().toLowerCase()
