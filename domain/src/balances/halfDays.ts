/**
 * A number of half days. Leave is stored in whole half days, so a balance has no rounding error such as 0.49999. A
 * negative number is a debt. A debt occurs, for example, when a worked public holiday is cancelled.
 */
export type HalfDays = number & { readonly unit: 'half days' }

/** Checks that a number of half days is a whole number (rule balances-1). */
export function halfDays(n: number): HalfDays {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of half days: ${n}`)
  return n as HalfDays
}

export const NO_HALF_DAYS = halfDays(0)
export const HALF_DAY = halfDays(1)
export const FULL_DAY = halfDays(2)

export const daysOfHalfDays = (amount: HalfDays): number => amount / 2

/** Converts days to half days. The result is null when the number of days is not a multiple of 0.5. */
export const halfDaysOfDays = (days: number): HalfDays | null =>
  Number.isSafeInteger(days * 2) ? halfDays(days * 2) : null

export const sumHalfDays = (parts: Iterable<HalfDays>): HalfDays => {
  let sum = 0
  for (const part of parts) sum += part
  return halfDays(sum)
}
