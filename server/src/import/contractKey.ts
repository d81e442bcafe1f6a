/** By which a file and the database know the same contract. */
export const contractKey = (personId: number, customerId: number, start: string): string =>
  `${personId} ${customerId} ${start}`
