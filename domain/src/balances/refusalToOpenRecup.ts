import type { Day } from '../time/day.ts'

type Opening = {
  /** Days of 'Feestdag recup' that have no balance after the opening month is set. */
  readonly removedRecupHolidays: readonly Day[]
  /** True when HR agrees that these days are removed. */
  readonly confirmed: boolean
}

/** Why an opening month is not saved yet: it removes booked days, and HR has to agree first (rule balances-26). */
export const refusalToOpenRecup = ({
  removedRecupHolidays: days,
  confirmed,
}: Opening): { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] } | null =>
  days.length === 0 || confirmed ? null : { code: 'opening_removes_recup_holidays', days }
