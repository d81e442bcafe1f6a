/** A quantity with at most two decimals, as a whole number of hundredths. 1.5 kilometres is 150. */
export type Hundredths = number & { readonly unit: 'hundredths' }

export function hundredths(n: number): Hundredths {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of hundredths: ${n}`)
  return n as Hundredths
}

export const quantityOfHundredths = (quantity: Hundredths): number => quantity / 100

/**
 * True when a number has at most two decimals. The comparison has no tolerance, because the database cannot store a
 * third decimal (rule time-13).
 */
export const hasTwoDecimals = (n: number): boolean => Math.round(n * 100) / 100 === n

/** Converts a quantity to hundredths. A quantity with more than two decimals is refused. */
export function hundredthsOf(quantity: number): Hundredths {
  const count = Math.round(quantity * 100)
  if (!hasTwoDecimals(quantity)) throw new RangeError(`a quantity with more than two decimals: ${quantity}`)
  return hundredths(count)
}
