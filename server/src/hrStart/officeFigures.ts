import type { HrStart } from '@uurwerk/contract/hrStart/hrStart'
import { ABSENCE_KINDS, absenceKindOf } from '@uurwerk/domain/absences/absenceKind'
import { daysOfHalfDays, halfDays } from '@uurwerk/domain/balances/halfDays'
import { cents, eurosOf } from '@uurwerk/domain/money/cents'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { addMonths, firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceWeekRow, CustomerHoursRow, TurnoverRow } from './officeFiguresStore.ts'

const MONTHS = 12
const WEEKS = 12

/**
 * The period of the turnover is twelve months, up to today. An invoice with a later date is no turnover yet (rule
 * timesheets-52).
 */
export const turnoverSpan = (today: Day) => ({ from: firstDayOf(addMonths(monthOf(today), 1 - MONTHS)), until: today })

/**
 * The period of the absences is twelve whole weeks. The current week is the last one, because its leave is already
 * known (rule timesheets-53).
 */
export const absenceSpan = (today: Day) => {
  const monday = mondayOf(today)
  return { from: addDays(monday, 7 * (1 - WEEKS)), until: addDays(monday, 6) }
}

export const customerHoursDto = ({ seconds, previousSeconds, ...customer }: CustomerHoursRow) => ({
  ...customer,
  hours: hoursOf(seconds),
  previousHours: hoursOf(previousSeconds),
})

export function turnoverOf(rows: readonly TurnoverRow[], today: Day): HrStart['turnover'] {
  const amounts = new Map(rows.map((row) => [row.yearMonth, row.cents]))
  const first = monthOf(turnoverSpan(today).from)
  return Array.from({ length: MONTHS }, (_, index) => {
    const yearMonth = addMonths(first, index)
    return { yearMonth, amount: eurosOf(amounts.get(yearMonth) ?? cents(0)) }
  })
}

export function absencesOf(rows: readonly AbsenceWeekRow[], today: Day): HrStart['absences'] {
  const byWeek = Map.groupBy(rows, ({ monday }) => monday)
  const { from } = absenceSpan(today)
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(from, 7 * index)
    return { monday, week: weekNumberOf(monday), kinds: kindsOf(byWeek.get(monday) ?? []) }
  })
}

const kindsOf = (rows: readonly AbsenceWeekRow[]) =>
  ABSENCE_KINDS.flatMap((kind) => {
    const ofKind = rows.filter(({ category }) => absenceKindOf(category) === kind)
    if (ofKind.length === 0) return []
    return [{ kind, days: daysOfHalfDays(halfDays(ofKind.reduce((sum, row) => sum + row.halfDays, 0))) }]
  })
