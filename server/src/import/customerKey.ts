/** Compares names of customers as the database index does (rule import-10). */
export const customerKey = (name: string): string => name.trim().toLowerCase()
