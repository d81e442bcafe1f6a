import { divideRounded } from './divideRounded.ts'

/** 0.01 hour is 36 seconds, so hours with two decimals are whole seconds, and every sum is exact (rule time-9). */
export type Seconds = number & { readonly unit: 'seconds' }

export function seconds(n: number): Seconds {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of seconds: ${n}`)
  return n as Seconds
}

export const NO_SECONDS = seconds(0)
export const FULL_DAY_SECONDS = seconds(27_360)
export const HALF_DAY_SECONDS = seconds(13_680)

/** The exact sum of durations. The durations are not rounded; only their sum may be rounded (rule time-14). */
export const sumSeconds = (parts: Iterable<Seconds>): Seconds => {
  let sum = 0
  for (const part of parts) sum += part
  return seconds(sum)
}

/** Converts a duration to hours with at most two decimals, rounded once from the exact seconds (rule time-12). */
export const hoursOf = (length: Seconds): number => Number(divideRounded(BigInt(length), 36n)) / 100

/** Converts hours to seconds. Hours with more than two decimals are refused. */
export function secondsOfHours(hours: number): Seconds {
  const hundredths = Math.round(hours * 100)
  if (hundredths / 100 !== hours) throw new RangeError(`hours with more than two decimals: ${hours}`)
  return seconds(hundredths * 36)
}
