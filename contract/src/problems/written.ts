import { isSingular } from '@uurwerk/domain/money/isSingular'

const written = (value: string, sign: string) => value.split('-').reverse().join(sign)

/** A day as the office reads it: in what only HR is told. */
export const officeDay = (value: string): string => written(value, '-')
export const officeDays = (values: readonly string[]): string => values.map(officeDay).join(', ')

const employeeDay = (value: string): string => written(value, '/')

export type Reader = 'employee' | 'office'

export type Days = {
  readonly day: (value: string) => string
  readonly days: (values: readonly string[]) => string
}

/** The form of a day follows the screen that shows it (house rules, 9). */
export const daysFor: Readonly<Record<Reader, Days>> = {
  employee: { day: employeeDay, days: (values) => values.map(employeeDay).join(', ') },
  office: { day: officeDay, days: officeDays },
}

/** '0,5 dag', '2 dagen' */
export const dayCount = (value: number): string => `${decimal(value)} ${isSingular(value) ? 'dag' : 'dagen'}`

export const decimal = (value: number): string => String(value).replace('.', ',')
