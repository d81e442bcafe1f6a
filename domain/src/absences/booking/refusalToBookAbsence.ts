import type { MonthFreeze } from '../../contracts/isOfFrozenMonth.ts'
import { refusalsOfDays } from '../../refusalsOfDays.ts'
import { isWeekend, type Day } from '../../time/day.ts'
import { employeeCategories, independentCategories } from '../absenceCategory.ts'
import { replacedOn } from './absenceBookings.ts'
import type { AbsenceDay, AbsenceFacts, WantedAbsence } from '../absenceFacts.ts'
import { refusalOfBalance, type AbsenceBalanceRefusal } from '../counters/refusalOfBalance.ts'
import { refusalToRemoveAbsence } from '../refusalToRemoveAbsence.ts'

export type AbsenceRefusal =
  | { readonly code: 'category_not_allowed' }
  | { readonly code: 'independent_has_no_balances' }
  | { readonly code: 'only_full_day' }
  | { readonly code: 'no_bookable_day' }
  | {
      readonly code:
        | 'no_absence_on_free_day'
        | 'not_in_employment'
        | 'on_prolonged_sick_leave'
        | 'shift_on_day'
        | 'day_full'
      readonly days: readonly Day[]
    }
  | { readonly code: MonthFreeze }
  | { readonly code: 'absence_not_removable' }
  | AbsenceBalanceRefusal

/** The reason why an absence cannot be booked. When one of several days is refused, no day is booked. */
export const refusalToBookAbsence = (facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal | null =>
  refusalsToBookAbsence(facts, wanted)[0] ?? null

/** All reasons why an absence cannot be booked, about the days and about the balance (rule absences-25). */
export function refusalsToBookAbsence(facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal[] {
  const impossible = refusalOfKind(facts, wanted) ?? refusalOfMonth(facts)
  if (impossible !== null) return [impossible]
  const never = refusalsOfDays(facts.days, neverBookable)
  // When an absence is never possible on one of the days, the balance is not checked.
  if (never.length > 0) return never
  const others = [refusalToReplace(facts, wanted), refusalOfBalance(facts, wanted)].filter((each) => each !== null)
  return [...refusalsOfDays(facts.days, taken(facts, wanted)), ...others]
}

function refusalOfKind({ actingAs, kind }: AbsenceFacts, { category, fullDay }: WantedAbsence): AbsenceRefusal | null {
  if (actingAs === 'employee' && !employeeCategories.includes(category)) return { code: 'category_not_allowed' }
  if (kind === 'independent' && !independentCategories.includes(category))
    return { code: 'independent_has_no_balances' }
  if (category === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE' && !fullDay) return { code: 'only_full_day' }
  return null
}

/** The reason why the days cannot be booked: no day is bookable, or the month is frozen (rule absences-17). */
function refusalOfMonth({ days }: AbsenceFacts): AbsenceRefusal | null {
  if (days.length === 0) return { code: 'no_bookable_day' }
  const freeze = days.find((day) => day.freeze !== null)?.freeze
  return freeze ? { code: freeze } : null
}

type DaysCode = Extract<AbsenceRefusal, { readonly days: readonly Day[] }>['code']

const check = (code: DaysCode, applies: (day: AbsenceDay) => boolean) =>
  [
    applies,
    (refused: readonly AbsenceDay[]): AbsenceRefusal => ({ code, days: refused.map(({ day }) => day) }),
  ] as const

/** The checks for days on which an absence is never possible (rules absences-13, absences-20, absences-21). */
const neverBookable = [
  check('no_absence_on_free_day', ({ day, isHoliday }) => isHoliday || isWeekend(day)),
  check('not_in_employment', ({ isEmployed }) => !isEmployed),
  check('on_prolonged_sick_leave', ({ onProlongedSickLeave }) => onProlongedSickLeave),
]

/** Days that already have a shift or absence (rules absences-6, absences-9, absences-10, absences-11). */
const taken = ({ days }: AbsenceFacts, { fullDay }: WantedAbsence) => [
  // A half day can be booked on a day with a shift when the day has no other absence. When the user books several days
  // at once, each day with a shift is refused, because the user does not look at each day.
  check(
    'shift_on_day',
    ({ shiftSeconds, absences }) => shiftSeconds !== null && (fullDay || absences.length > 0 || days.length > 1),
  ),
  check('day_full', ({ absences }) => absences.length === 2 || absences.some((absence) => absence.fullDay)),
]

/** A full day is refused when the day already has a half-day absence that the user cannot remove (rule absences-8). */
function refusalToReplace({ actingAs, days }: AbsenceFacts, { fullDay }: WantedAbsence): AbsenceRefusal | null {
  const replaced = days.flatMap((day) => replacedOn(day, fullDay))
  const kept = replaced.find((absence) => refusalToRemoveAbsence({ actingAs, freeze: null }, absence) !== null)
  return kept === undefined ? null : { code: 'absence_not_removable' }
}
