/** A percentage in hundredths of a percent. It is a whole number: 35 % is 3 500 (rule time-11). */
export type BasisPoints = number & { readonly unit: 'basis points' }

export const WHOLE = 10_000

export function basisPoints(n: number): BasisPoints {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of basis points: ${n}`)
  return n as BasisPoints
}

export const percentageOf = (share: BasisPoints): number => share / 100

/** Converts a percentage to basis points. A percentage with more than two decimals is refused (rule time-13). */
export function basisPointsOfPercentage(percentage: number): BasisPoints {
  const hundredths = Math.round(percentage * 100)
  if (hundredths / 100 !== percentage) throw new RangeError(`a percentage with more than two decimals: ${percentage}`)
  return basisPoints(hundredths)
}

export const NO_BASIS_POINTS = basisPoints(0)
