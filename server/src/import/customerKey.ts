/** As the index of the database reads names of customers. */
export const customerKey = (name: string): string => name.trim().toLowerCase()
