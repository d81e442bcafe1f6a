import { isSingular } from '@uurwerk/domain/money/isSingular'
import type { AbsenceFacts } from '@uurwerk/domain/absences/absenceFacts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { countersFor, leftFor } from '@uurwerk/domain/absences/counters/countersFor'
import { counters } from '@uurwerk/domain/balances/counterType'
import { leftIn } from '@uurwerk/domain/balances/counterUse'
import { daysOfHalfDays } from '@uurwerk/domain/balances/halfDays'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import * as texts from '../texts/texts.ts'
import { formatNumber } from '../ui/format/formatNumber.ts'
import type { LeaveOfDay } from './useAbsences.ts'

type LeaveLeft = Pick<AbsenceFacts, 'left' | 'recuperation'>

export type LeaveOption = LeaveOfDay & { readonly label: string }

export type LeaveKind = {
  readonly label: string
  readonly category: AbsenceCategory
  readonly left: (facts: LeaveLeft) => string
  /** The kind of absence that is booked. It decides from which leave balances (counters) the days are taken. */
  readonly counted: AbsenceCategory
  readonly options: readonly LeaveOption[]
}

const absences = texts.absences

const daysOf = (category: AbsenceCategory, { left }: LeaveLeft): number => daysOfHalfDays(leftFor(category, left))

const daysLeft =
  (category: AbsenceCategory) =>
  (facts: LeaveLeft): string => {
    const days = daysOf(category, facts)
    return absences.daysLeft(formatNumber(days), isSingular(days))
  }

/** The text that says how much recuperation is left: the hours, and the days of 'Feestdag recup'. */
function recupLeft(facts: LeaveLeft): string {
  const { previous, taken } = facts.recuperation
  const holidays = daysOf('RECUPERATION_HOLIDAY', facts)
  return absences.recupLeft(
    formatNumber(hoursOf(seconds(previous - taken))),
    formatNumber(holidays),
    isSingular(holidays),
  )
}

const fullOrHalf = (absenceCategory: AbsenceCategory): LeaveOption[] => [
  { label: absences.fullDay, absenceCategory, fullDay: true },
  { label: absences.halfDay, absenceCategory, fullDay: false },
]

/** The balances in the order of their use (rule absences-56). Null when fewer than two balances have days. */
export function leftByCounter({ counted }: Pick<LeaveKind, 'counted'>, { left }: LeaveLeft): string | null {
  const held = countersFor(counted)
    .map((counter) => ({ name: counters[counter].label, days: daysOfHalfDays(leftIn(left, counter)) }))
    .filter(({ days }) => days > 0)
  if (held.length < 2) return null
  return absences.byCounter(held.map(({ name, days }) => `${name} ${formatNumber(days)}`))
}

/** The kinds of leave that an employee can book (rules absences-2, absences-51). */
export const leaveKinds: readonly LeaveKind[] = [
  {
    label: absences.addVacation,
    category: 'VACATION',
    counted: 'VACATION',
    left: daysLeft('VACATION'),
    options: fullOrHalf('VACATION'),
  },
  {
    label: absences.addEducation,
    category: 'EDUCATIONAL_LEAVE',
    counted: 'EDUCATIONAL_LEAVE',
    left: daysLeft('EDUCATIONAL_LEAVE'),
    options: fullOrHalf('EDUCATIONAL_LEAVE'),
  },
  {
    label: absences.addRecup,
    category: 'RECUPERATION',
    counted: 'RECUPERATION_HOLIDAY',
    left: recupLeft,
    options: [
      ...fullOrHalf('RECUPERATION'),
      { label: absences.recupHoliday, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true },
    ],
  },
]
