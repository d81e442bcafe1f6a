import { formatDecimal } from '@uurwerk/domain/money/formatDecimal'

/** Writes the sum of the hours of rows. Hours are added as whole hundredths, so the sum has no rounding error. */
export const formatTotalHours = (rows: readonly { readonly workedHours: number }[]): string =>
  formatDecimal(
    rows.reduce((sum, { workedHours }) => sum + Math.round(workedHours * 100), 0),
    2,
  )
