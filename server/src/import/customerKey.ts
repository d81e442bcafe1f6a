/** As the index of the database reads names of customers (rule import-10). */
export const customerKey = (name: string): string => name.trim().toLowerCase()
