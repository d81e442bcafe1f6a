import type { Day } from '../../time/day.ts'

type Opening = {
  /**
   * The booked days of 'Feestdag recup' (leave for a public holiday) for which no day of leave is left after HR sets
   * the opening month.
   */
  readonly removedRecupHolidays: readonly Day[]
  /** True when HR agreed to remove these booked days. */
  readonly confirmed: boolean
}

/**
 * The reason why the opening month (the first month of the recuperation balance) is not saved yet. Saving it would
 * remove booked days of leave, so HR has to agree first (rule balances-26).
 */
export const refusalToOpenRecup = ({
  removedRecupHolidays: days,
  confirmed,
}: Opening): { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] } | null =>
  days.length === 0 || confirmed ? null : { code: 'opening_removes_recup_holidays', days }
