/** A quantity with at most two decimals, counted in hundredths: 1.5 kilometres are 150. */
export type Hundredths = number & { readonly unit: 'hundredths' }

export function hundredths(n: number): Hundredths {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of hundredths: ${n}`)
  return n as Hundredths
}

export const quantityOfHundredths = (quantity: Hundredths): number => quantity / 100

/** Whether a number is written with two decimals at most: exactly, since a hair more could not be counted. */
export const hasTwoDecimals = (n: number): boolean => Math.round(n * 100) / 100 === n

/** The exact count of a quantity with at most two decimals. */
export function hundredthsOf(quantity: number): Hundredths {
  const count = Math.round(quantity * 100)
  if (!hasTwoDecimals(quantity)) throw new RangeError(`a quantity with more than two decimals: ${quantity}`)
  return hundredths(count)
}
