import type { Day } from '../time/day.ts'

type Opening = {
  /** The 'Feestdag recup' that has no balance left once the opening month is set. */
  readonly removedRecupHolidays: readonly Day[]
  /** HR has been asked, and agrees that these days are removed. */
  readonly confirmed: boolean
}

/**
 * Why an opening month is not saved yet: booked days would be removed, and HR has to agree to it first (rule
 * balances-26).
 */
export const refusalToOpenRecup = ({
  removedRecupHolidays: days,
  confirmed,
}: Opening): { readonly code: 'opening_removes_recup_holidays'; readonly days: readonly Day[] } | null =>
  days.length === 0 || confirmed ? null : { code: 'opening_removes_recup_holidays', days }
