import { isSingular } from '@uurwerk/domain/money/isSingular'
import type { AbsenceFacts } from '@uurwerk/domain/absences/absenceFacts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { categoryOfCounter, countersFor, leftFor } from '@uurwerk/domain/absences/counters/countersFor'
import { counterTypes, counters, type CounterType } from '@uurwerk/domain/balances/counterType'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { daysOfHalfDays, type HalfDays } from '@uurwerk/domain/balances/halfDays'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import * as texts from '../../../texts/texts.ts'
import { formatNumber } from '../../../ui/format/formatNumber.ts'

export type LeaveLeft = Pick<AbsenceFacts, 'kind' | 'left' | 'recuperation'>

const daysLeft = (amount: HalfDays): string => {
  const days = daysOfHalfDays(amount)
  return texts.absences.daysLeft(formatNumber(days), isSingular(days))
}

/** A text such as 'nog 12,5 dagen'. Null for a self-employed person, and for a kind without a leave balance. */
export function leftOfKind(category: AbsenceCategory, { kind, left, recuperation }: LeaveLeft): string | null {
  if (kind === 'independent') return null
  if (category === 'RECUPERATION') {
    const { previous, taken } = recuperation
    return texts.absences.hoursLeft(formatNumber(hoursOf(seconds(previous - taken))))
  }
  if (category === 'SICK_LEAVE_NO_CERTIFICATE') return daysLeft(leftIn(left, category))
  return countersFor(category).length === 0 ? null : daysLeft(leftFor(category, left))
}

export type CounterChoice = { readonly value: CounterType; readonly label: string }

/** The balances that HR can choose. Empty when the kind has only one balance or none (rule timesheets-47). */
export function counterChoices(category: AbsenceCategory | null, { kind, left }: LeaveLeft): readonly CounterChoice[] {
  if (kind === 'independent') return []
  const ofKind = counterTypes.filter((counter) => categoryOfCounter(counter) === category)
  if (ofKind.length < 2) return []
  return ofKind.map((value) => ({ value, label: `${counters[value].label} (${daysLeft(leftIn(left, value))})` }))
}
