import { formatHourNumber } from '../format/formatHourNumber.ts'

/** A column of a `PlainTable` with the same text on the screen and in the exported file. */
export const textColumn = <Row>(title: string, textOf: (row: Row) => string) => ({ title, cell: textOf, csv: textOf })

/** A column of a `PlainTable` for a field that contains hours. The exported file contains the hours as numbers. */
export const hoursColumn = <Field extends string>(title: string, field: Field) => ({
  title,
  align: 'right' as const,
  cell: (row: Readonly<Record<Field, number>>) => formatHourNumber(row[field]),
  csv: (row: Readonly<Record<Field, number>>) => row[field],
})
