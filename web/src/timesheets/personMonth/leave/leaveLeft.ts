import { isSingular } from '@uurwerk/domain/money/isSingular'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { categoryOfCounter, countersFor, leftFor } from '@uurwerk/domain/absences/counters/countersFor'
import { counterTypes, counters } from '@uurwerk/domain/balances/counterType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'
import * as texts from '../../../texts/texts.ts'
import { writtenNumber } from '../../../ui/written/writtenNumber.ts'
import type { PersonMonth } from '../usePersonMonth.ts'

export type LeaveSources = Pick<PersonMonth, 'absences' | 'left'> & {
  readonly person: Pick<PersonMonth['person'], 'employee'>
}

const daysLeft = (amount: HalfDays): string => {
  const days = daysOfHalfDays(amount)
  return texts.absences.daysLeft(writtenNumber(days), isSingular(days))
}

/** What is left of a kind of absence, such as 'nog 12,5 dagen'. Null for a kind without a counter, and for an independent. */
export function leftOfKind(category: AbsenceCategory, { person, absences, left }: LeaveSources): string | null {
  if (!person.employee) return null
  const { recupPrevious, recupTaken } = absences.timeSheetHoursDto
  if (category === 'RECUPERATION')
    return texts.absences.hoursLeft(writtenNumber(hundredths(recupPrevious - recupTaken)))
  if (category === 'SICK_LEAVE_NO_CERTIFICATE') return daysLeft(leftIn(left, category))
  return countersFor(category).length === 0 ? null : daysLeft(leftFor(category, left))
}

const hundredths = (hours: number): number => Math.round(hours * 100) / 100

export type CounterChoice = { readonly value: CounterType; readonly label: string; readonly disabled: boolean }

/** The counters that HR can choose for a kind of absence; empty when the kind has fewer than two (rule timesheets-47). */
export function counterChoices(
  category: AbsenceCategory | null,
  { person, left }: LeaveSources,
): readonly CounterChoice[] {
  if (!person.employee) return []
  const ofKind = counterTypes.filter((counter) => categoryOfCounter(counter) === category)
  if (ofKind.length < 2) return []
  return ofKind.map((value) => {
    const amount = leftIn(left, value)
    return { value, label: `${counters[value].label} (${daysLeft(amount)})`, disabled: amount <= 0 }
  })
}
