// U+2212: as wide as a figure, so that columns of signed figures line up.
const MINUS = '−'

/**
 * A whole number of the smallest unit as Dutch writes it: `formatDecimal(123456, 2)` is '1.234,56'.
 * Zeros at the end beyond `least` decimals are left out.
 */
export function formatDecimal(smallestUnits: number, decimals: number, least = decimals): string {
  if (!Number.isSafeInteger(smallestUnits)) throw new RangeError(`not a whole number: ${smallestUnits}`)
  const digits = `${Math.abs(smallestUnits)}`.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, '.')
  const fraction = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, '')
  return `${smallestUnits < 0 ? MINUS : ''}${whole}${fraction === '' ? '' : `,${fraction}`}`
}
