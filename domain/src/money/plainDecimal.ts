/** `plainDecimal(-123450, 2)` is '-1234.50'. Zeros at the end are left out until `least` decimals remain. */
export function plainDecimal(smallestUnits: number, decimals: number, least = decimals): string {
  if (!Number.isSafeInteger(smallestUnits)) throw new RangeError(`not a whole number: ${smallestUnits}`)
  const digits = `${Math.abs(smallestUnits)}`.padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point, point + least) + digits.slice(point + least).replace(/0+$/, '')
  return `${smallestUnits < 0 ? '-' : ''}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`
}
