import { cents, type Cents } from '@uurwerk/domain/money/cents'

/** Reads an amount from the answer of another server, such as '363.00' or 363. Returns null for any other value. */
export function centsIn(value: string | number | null | undefined): Cents | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(value ?? '').trim()) ?? []
  return whole === undefined ? null : cents(Number(whole) * 100 + Number(fraction.padEnd(2, '0')))
}
