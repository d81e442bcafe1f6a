import type { Day } from '../../time/day.ts'

type Opening = {
  /** The booked days of 'Feestdag recup' for which no day is left after HR sets the opening month. */
  readonly removedRecupHolidays: readonly Day[]
  /** True when HR agreed to remove the booked days of 'Feestdag recup'. */
  readonly confirmed: boolean
}

/**
 * The reason why the opening month of the recuperation balance is not saved yet. Saving it would remove booked days, so
 * HR has to agree first (rule balances-26).
 */
export const refusalToOpenRecup = ({
  removedRecupHolidays: days,
  confirmed,
}: Opening): { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] } | null =>
  days.length === 0 || confirmed ? null : { code: 'opening_removes_recup_holidays', days }
