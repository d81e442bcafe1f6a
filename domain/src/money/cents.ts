/** An amount of money in whole cents (rule time-10). */
export type Cents = number & { readonly unit: 'cents' }

export function cents(n: number): Cents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of cents: ${n}`)
  return n as Cents
}

export const NO_CENTS = cents(0)

export const sumCents = (parts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const part of parts) sum += part
  return cents(sum)
}

export const eurosOf = (amount: Cents): number => amount / 100

/** Converts an amount in euros to cents. An amount with more than two decimals is refused (rule time-13). */
export function centsOfEuros(euros: number): Cents {
  const hundredths = Math.round(euros * 100)
  if (hundredths / 100 !== euros) throw new RangeError(`euros with more than two decimals: ${euros}`)
  return cents(hundredths)
}
