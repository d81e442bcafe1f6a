/** The year and the number in the series from the twelve digits of a structured communication. */
export const seriesNumberIn = (paymentReference: string) => ({
  year: Number(paymentReference.slice(0, 4)),
  sequence: Number(paymentReference.slice(4, 10)),
})
