import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToAdjustRecup } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf, toYearMonth, yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Person } from '../queries.ts'

/** The reason why HR cannot give a recuperation bonus on a day; null when HR can give one. */
export function whyNoBonus({ facts }: Person, day: Day): string | null {
  const refusal = refusalToAdjustRecup(facts, { start: day, end: day })
  return refusal === null ? null : sentenceOf(refusal)
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

export const correctableMonths = ({ facts }: Person, year: number): readonly YearMonth[] =>
  MONTHS.map((month) => toYearMonth(`${year}-${month}`)).filter(
    (month) => refusalToAdjustRecup(facts, { start: firstDayOf(month), end: lastDayOf(month) }) === null,
  )

/** The first and the last year with recuperation. The last year is at most next year. */
export function recupYearsOf({ facts }: Person, thisYear: number): { readonly first: number; readonly last: number } {
  const { opening, employment } = facts
  const end = employment.end === null ? thisYear + 1 : yearOfMonth(monthOf(employment.end))
  return { first: yearOfMonth(opening), last: Math.min(end, thisYear + 1) }
}
