import { isSingular } from '@uurwerk/domain/money/isSingular'
import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { secondsOfHours, seconds } from '@uurwerk/domain/money/seconds'
import { formatDurationInWords } from '@uurwerk/domain/money/formatDurationInWords'
import * as texts from '../texts/texts.ts'
import type { Fact } from '../ui/page/Facts.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'

export type Hours = PlannedMonth['timeSheetHoursDto']
export type LeaveLeft = Pick<MonthAbsences, 'remainingVacationDays' | 'remainingRecuperationHolidays'>

/** The numbers of the month summary (rule balances-71). */
export function figuresOf(hours: Hours, leave: LeaveLeft): Fact[] {
  const balances = texts.balances
  return [
    {
      label: balances.earnedThisMonth,
      value: inHours(hours.earned),
      ...(hours.earned < 0 && { tone: 'red' }),
    },
    { label: balances.builtUp, value: inHours(hours.recupPrevious), more: inDays(hours.recupPreviousInDays) },
    { label: balances.taken, value: inHours(hours.recupTaken), more: inDays(hours.recupTakenInDays) },
    { label: balances.vacationLeft, value: formatNumber(leave.remainingVacationDays) },
    { label: balances.recupHolidaysLeft, value: formatNumber(leave.remainingRecuperationHolidays) },
  ]
}

export const inHours = (hours: number): string => texts.balances.hours(formatNumber(hours))

const inDays = (days: number): string => texts.balances.days(formatNumber(days), isSingular(days))

/** A text such as 'nog 4 uur en 42 minuten', or the hours above the needed hours. */
export function stillToFill({ counted, needed }: Hours): string {
  const missing = secondsOfHours(needed) - secondsOfHours(counted)
  if (missing === 0) return texts.balances.filled
  const duration = formatDurationInWords(seconds(Math.abs(missing)))
  return missing > 0 ? texts.balances.stillToFill(duration) : texts.balances.filledBeyond(duration)
}
