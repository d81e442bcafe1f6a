/** Hundredths of a percent: 35 % are 3 500. */
export type BasisPoints = number & { readonly unit: 'basis points' }

export const WHOLE = 10_000

export function basisPoints(n: number): BasisPoints {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of basis points: ${n}`)
  return n as BasisPoints
}

export const percentageOf = (share: BasisPoints): number => share / 100

/** The exact share of a percentage with at most two decimals. */
export function basisPointsOfPercentage(percentage: number): BasisPoints {
  const hundredths = Math.round(percentage * 100)
  if (hundredths / 100 !== percentage) throw new RangeError(`a percentage with more than two decimals: ${percentage}`)
  return basisPoints(hundredths)
}

export const NO_BASIS_POINTS = basisPoints(0)
