import * as contract from '@uurwerk/contract/absences/absences'
import type { Links } from '@uurwerk/contract/hal'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { hasDayOutsideSickLeave } from '@uurwerk/domain/people/employment/isOnProlongedSickLeave'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { daysOf, firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { action, actionLinks } from '../app/actionLinks.ts'
import { freezeOn } from './booking/freezeOn.ts'
import type { AbsenceMonth } from './loadAbsenceMonth.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly actingAs: ActingAs }

/**
 * The links to the actions on absences that the reader may do in the month. An action is allowed when it is possible on
 * at least one day of the month.
 */
export function linksOfMonthAbsences({ personId, yearMonth, actingAs }: Input, month: AbsenceMonth): Links {
  const freeze = freezeOfMonth(yearMonth, actingAs, month)
  const booking = freeze ?? refusalOfPerson(yearMonth, month)
  if (actingAs === 'employee')
    return actionLinks([
      action(contract.bookAbsence, { yearMonth }, booking),
      action(contract.bookAbsences, { yearMonth }, booking),
      action(contract.removeAbsence, { yearMonth }, freeze),
    ])
  const params = { userId: personId, yearMonth }
  return actionLinks([
    action(contract.bookAbsenceFor, params, booking),
    action(contract.bookSpecificAbsenceFor, params, booking),
    action(contract.removeAbsenceFor, params, freeze),
  ])
}

function freezeOfMonth(yearMonth: YearMonth, actingAs: ActingAs, { contracts }: AbsenceMonth): RefusalOf | null {
  const freezes = daysOf(yearMonth).map((day) => freezeOn(contracts, actingAs, day))
  const [code = null] = freezes
  return freezes.includes(null) || code === null ? null : { code }
}

function refusalOfPerson(yearMonth: YearMonth, { row }: AbsenceMonth): RefusalOf | null {
  const month = { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }
  if (!periodsOverlap(row.employment, month)) return { code: 'not_in_employment', days: daysOf(yearMonth) }
  if (hasDayOutsideSickLeave(row.prolonged_sick_leaves, yearMonth)) return null
  return { code: 'on_prolonged_sick_leave', days: daysOf(yearMonth) }
}
