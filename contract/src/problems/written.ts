import { isSingular } from '@uurwerk/domain/money/isSingular'

const written = (value: string, sign: string) => value.split('-').reverse().join(sign)

/** A day as employees read it: in whatever they too can be told. */
export const day = (value: string): string => written(value, '/')
export const days = (values: readonly string[]): string => values.map(day).join(', ')

/** A day as the office reads it: in what only HR is told. */
export const officeDay = (value: string): string => written(value, '-')
export const officeDays = (values: readonly string[]): string => values.map(officeDay).join(', ')

/** '0,5 dag', '2 dagen' */
export const dayCount = (value: number): string => `${decimal(value)} ${isSingular(value) ? 'dag' : 'dagen'}`

export const decimal = (value: number): string => String(value).replace('.', ',')
