import { divideRounded } from './divideRounded.ts'

/** A length of time. 7.6 hours are 27 360 seconds and 0.01 hour is 36, so that no sum of hours is ever inexact. */
export type Seconds = number & { readonly unit: 'seconds' }

export function seconds(n: number): Seconds {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of seconds: ${n}`)
  return n as Seconds
}

export const NO_SECONDS = seconds(0)
export const FULL_DAY_SECONDS = seconds(27_360)
export const HALF_DAY_SECONDS = seconds(13_680)

export const sumSeconds = (parts: Iterable<Seconds>): Seconds => {
  let sum = 0
  for (const part of parts) sum += part
  return seconds(sum)
}

/** Hours for the wire and the eye: at most two decimals, rounded once from the exact value. */
export const hoursOf = (length: Seconds): number => Number(divideRounded(BigInt(length), 36n)) / 100

/** The exact length of hours with at most two decimals. */
export function secondsOfHours(hours: number): Seconds {
  const hundredths = Math.round(hours * 100)
  if (hundredths / 100 !== hours) throw new RangeError(`hours with more than two decimals: ${hours}`)
  return seconds(hundredths * 36)
}
