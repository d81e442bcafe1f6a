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

/** Why this absence cannot be booked, all its days or none (employee specification, 5.3; house rules, 3). */
export const refusalToBookAbsence = (facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal | null =>
  refusalsToBookAbsence(facts, wanted)[0] ?? null

/** All reasons: the days in the way and the balance (rule absences-25). */
export function refusalsToBookAbsence(facts: AbsenceFacts, wanted: WantedAbsence): AbsenceRefusal[] {
  const impossible = refusalOfKind(facts, wanted) ?? refusalOfMonth(facts)
  if (impossible !== null) return [impossible]
  const never = refusalsOfDays(facts.days, neverBookable)
  // The balance is no reason on days that never take an absence.
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

/** Holds rule absences-17. */
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

/** Holds rules absences-13, absences-20, absences-21. */
const neverBookable = [
  check('no_absence_on_free_day', ({ day, isHoliday }) => isHoliday || isWeekend(day)),
  check('not_in_employment', ({ isEmployed }) => !isEmployed),
  check('on_prolonged_sick_leave', ({ onProlongedSickLeave }) => onProlongedSickLeave),
]

/** Holds rules absences-6, absences-9, absences-10, absences-11. */
const taken = ({ days }: AbsenceFacts, { fullDay }: WantedAbsence) => [
  // A shift may stand beside half a day, but neither beside two halves nor in a range, where nobody looks at each day.
  check(
    'shift_on_day',
    ({ shiftSeconds, absences }) => shiftSeconds !== null && (fullDay || absences.length > 0 || days.length > 1),
  ),
  check('day_full', ({ absences }) => absences.length === 2 || absences.some((absence) => absence.fullDay)),
]

/** Holds rule absences-8. */
function refusalToReplace({ actingAs, days }: AbsenceFacts, { fullDay }: WantedAbsence): AbsenceRefusal | null {
  const replaced = days.flatMap((day) => replacedOn(day, fullDay))
  const kept = replaced.find((absence) => refusalToRemoveAbsence({ actingAs, freeze: null }, absence) !== null)
  return kept === undefined ? null : { code: 'absence_not_removable' }
}
