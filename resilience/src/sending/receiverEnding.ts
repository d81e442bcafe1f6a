/**
 * Returns a valid Belgian enterprise number that ends with the given three digits. These digits choose the behaviour of
 * the access point.
 */
export function receiverEnding(digits: string): string {
  const check = Number(digits.slice(1))
  for (let count = 0; ; count += 1) {
    const first = `0${400_000 + count}${digits[0]}`
    if (97 - (Number(first) % 97) === check) return `${first}${digits.slice(1)}`
  }
}
