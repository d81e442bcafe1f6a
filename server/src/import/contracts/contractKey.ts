/** The key by which the import recognises a contract (rule import-11). */
export const contractKey = (personId: number, customerId: number, start: string): string =>
  `${personId} ${customerId} ${start}`
