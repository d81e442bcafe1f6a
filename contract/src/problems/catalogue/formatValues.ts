import { isSingular } from '@uurwerk/domain/money/isSingular'

const formatWith = (value: string, sign: string) => value.split('-').reverse().join(sign)

/** Writes a day in the format of HR, for sentences that only HR reads. */
export const officeDay = (value: string): string => formatWith(value, '-')
export const officeDays = (values: readonly string[]): string => values.map(officeDay).join(', ')

const employeeDay = (value: string): string => formatWith(value, '/')

// The browser needs more time for these names than for any other module of the first page, so it creates them only when
// they are first used.
let countryNames: Intl.DisplayNames | undefined

/** The Dutch name of a country. For an unknown country code, the result is the code itself. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  countryNames ??= new Intl.DisplayNames('nl-BE', { type: 'region', fallback: 'code' })
  return countryNames.of(code) ?? code
}

export type Reader = 'employee' | 'office'

export type Days = {
  readonly day: (value: string) => string
  readonly days: (values: readonly string[]) => string
}

/** Formats a date in a sentence as the screen that shows the sentence does (rule screens-36). */
export const daysFor: Readonly<Record<Reader, Days>> = {
  employee: { day: employeeDay, days: (values) => values.map(employeeDay).join(', ') },
  office: { day: officeDay, days: officeDays },
}

/** A number of days in Dutch: '0,5 dag', '2 dagen'. */
export const dayCount = (value: number): string => `${decimal(value)} ${isSingular(value) ? 'dag' : 'dagen'}`

export const decimal = (value: number): string => String(value).replace('.', ',')
