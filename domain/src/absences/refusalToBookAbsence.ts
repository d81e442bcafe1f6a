import type { MonthFreeze } from '../contracts/monthFreeze.ts'
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
  refusalOfKind(facts, wanted) ?? refusalOfDays(facts, wanted) ?? refusalOfBalance(facts, wanted)

function refusalOfKind({ actingAs, kind }: AbsenceFacts, { category, fullDay }: WantedAbsence): AbsenceRefusal | null {
  if (actingAs === 'employee' && !employeeCategories.includes(category)) return { code: 'category_not_allowed' }
  if (kind === 'independent' && !independentCategories.includes(category))
    return { code: 'independent_has_no_balances' }
  if (category === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE' && !fullDay) return { code: 'only_full_day' }
  return null
}

function refusalOfDays({ actingAs, days }: AbsenceFacts, { fullDay }: WantedAbsence): AbsenceRefusal | null {
  if (days.length === 0) return { code: 'no_bookable_day' }
  const freeze = days.find((day) => day.freeze !== null)?.freeze
  if (freeze) return { code: freeze }
  const checks = [
    ['no_absence_on_free_day', ({ day, isHoliday }) => isHoliday || isWeekend(day)],
    ['not_in_employment', ({ isEmployed }) => !isEmployed],
    ['on_prolonged_sick_leave', ({ onProlongedSickLeave }) => onProlongedSickLeave],
    // A shift may stand beside half a day, but neither beside two halves nor in a range, where nobody looks at each day.
    [
      'shift_on_day',
      ({ shiftSeconds, absences }) => shiftSeconds !== null && (fullDay || absences.length > 0 || days.length > 1),
    ],
    ['day_full', ({ absences }) => absences.length === 2 || absences.some((absence) => absence.fullDay)],
  ] as const satisfies readonly (readonly [string, (day: AbsenceDay) => boolean])[]
  for (const [code, stands] of checks) {
    const inTheWay = days.filter(stands)
    if (inTheWay.length > 0) return { code, days: inTheWay.map(({ day }) => day) }
  }
  const replaced = days.flatMap((day) => replacedOn(day, fullDay))
  const kept = replaced.find((absence) => refusalToRemoveAbsence({ actingAs, freeze: null }, absence) !== null)
  return kept === undefined ? null : { code: 'absence_not_removable' }
}
