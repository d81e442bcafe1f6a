import { addDays } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { monthName } from '@uurwerk/domain/time/formatDay'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { addMonths, daysOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import { writtenSpan } from './writtenSpan.ts'

/** One choice of the dialog: the whole month, or a week that is at least partly in the month. */
export type CopyChoice = { readonly week: Day | null; readonly label: string }

/** The month and the weeks to which shifts of the previous month or week can be copied. */
export function copyChoices(yearMonth: YearMonth): { readonly month: CopyChoice; readonly weeks: CopyChoice[] } {
  const mondays = [...new Set(daysOf(yearMonth).map(mondayOf))]
  return {
    month: { week: null, label: texts.copyShifts.month(monthName(addMonths(yearMonth, -1)), monthName(yearMonth)) },
    weeks: mondays.map((monday) => ({
      week: monday,
      label: texts.copyShifts.week(weekNumberOf(addDays(monday, -7)), writtenSpan(monday, addDays(monday, 6))),
    })),
  }
}
