// The minus sign U+2212. It is as wide as a digit, so positive and negative numbers align in a column.
const MINUS = '−'

/** `formatDecimal(123456, 2)` is '1.234,56'. Zeros at the end are left out until `least` decimals remain. */
export function formatDecimal(smallestUnits: number, decimals: number, least = decimals): string {
  if (!Number.isSafeInteger(smallestUnits)) throw new RangeError(`not a whole number: ${smallestUnits}`)
  const digits = `${Math.abs(smallestUnits)}`.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const whole = digits.slice(0, point).replace(/\B(?=(\d{3})+$)/g, '.')
  const fraction = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, '')
  return `${smallestUnits < 0 ? MINUS : ''}${whole}${fraction === '' ? '' : `,${fraction}`}`
}
