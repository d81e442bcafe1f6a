/** Names are compared as in the unique index of the database (rule import-10). */
export const customerKey = (name: string): string => name.trim().toLowerCase()
