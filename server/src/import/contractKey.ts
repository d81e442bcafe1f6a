/** By which a file and the database know the same contract (rule import-11). */
export const contractKey = (personId: number, customerId: number, start: string): string =>
  `${personId} ${customerId} ${start}`
