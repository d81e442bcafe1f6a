import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import { refusalsOfDays } from '../refusalsOfDays.ts'
import type { Day } from '../time/day.ts'
import { isWeekend } from '../time/day.ts'
import { employeeCategories, independentCategories } from './absenceCategory.ts'
import { replacedOn } from './absenceBookings.ts'
import type { AbsenceDay, AbsenceFacts, WantedAbsence } from './absenceFacts.ts'
import type { AbsenceBalanceRefusal } from './refusalOfBalance.ts'
import { refusalOfBalance } from './refusalOfBalance.ts'
import { refusalToRemoveAbsence } from './refusalToRemoveAbsence.ts'

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

/** Why an absence cannot be booked. It is booked on all its days or on none. */
export const refusalToBookAbsence = (facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal | null =>
  refusalsToBookAbsence(facts, wanted)[0] ?? null

/** All reasons why an absence cannot be booked: the days and the balance (rule absences-25). */
export function refusalsToBookAbsence(facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal[] {
  const impossible = refusalOfKind(facts, wanted) ?? refusalOfMonth(facts)
  if (impossible !== null) return [impossible]
  const never = refusalsOfDays(facts.days, neverBookable)
  // A day that can never hold an absence makes the balance irrelevant.
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

/** Why the month does not allow the booking: no bookable day, or a frozen month (rule absences-17). */
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

/** The days that can never hold an absence (rules absences-13, absences-20, absences-21). */
const neverBookable = [
  check('no_absence_on_free_day', ({ day, isHoliday }) => isHoliday || isWeekend(day)),
  check('not_in_employment', ({ isEmployed }) => !isEmployed),
  check('on_prolonged_sick_leave', ({ onProlongedSickLeave }) => onProlongedSickLeave),
]

/** The days that a shift or another absence occupies (rules absences-6, absences-9, absences-10, absences-11). */
const taken = ({ days }: AbsenceFacts, { fullDay }: WantedAbsence) => [
  // A shift is allowed beside half a day, but not beside two half days. In a range it is refused, because nobody looks
  // at each day.
  check(
    'shift_on_day',
    ({ shiftSeconds, absences }) => shiftSeconds !== null && (fullDay || absences.length > 0 || days.length > 1),
  ),
  check('day_full', ({ absences }) => absences.length === 2 || absences.some((absence) => absence.fullDay)),
]

/** Why a full day cannot replace the half days of its days (rule absences-8). */
function refusalToReplace({ actingAs, days }: AbsenceFacts, { fullDay }: WantedAbsence): AbsenceRefusal | null {
  const replaced = days.flatMap((day) => replacedOn(day, fullDay))
  const kept = replaced.find((absence) => refusalToRemoveAbsence({ actingAs, freeze: null }, absence) !== null)
  return kept === undefined ? null : { code: 'absence_not_removable' }
}
