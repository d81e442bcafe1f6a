import type { Day } from '../../time/day.ts'

type Facts = {
  /** The booked 'Feestdag recup' for which no leave is left after HR sets the opening month. */
  readonly removedRecupHolidays: readonly Day[]
  /** True when HR agreed to remove these booked days. */
  readonly confirmed: boolean
}

/** Saving the opening month would remove booked days of leave, so HR has to agree first (rule balances-26). */
export const refusalToOpenRecup = ({
  removedRecupHolidays: days,
  confirmed,
}: Facts): { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] } | null =>
  days.length === 0 || confirmed ? null : { code: 'opening_removes_recup_holidays', days }
