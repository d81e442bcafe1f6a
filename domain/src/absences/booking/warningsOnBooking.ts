import { leftIn } from '../../balances/counterUse.ts'
import { FULL_DAY } from '../../balances/halfDays.ts'
import { HALF_DAY_SECONDS } from '../../money/seconds.ts'
import type { Day } from '../../time/day.ts'
import type { AbsenceFacts, WantedAbsence } from '../absenceFacts.ts'

export type BookingWarning =
  | { readonly code: 'shift_longer_than_free_half'; readonly days: readonly Day[] }
  | { readonly code: 'no_sick_days_without_certificate_left' }

/** The warnings in the answer to a booking. A warning does not prevent the booking (rules planning-21, absences-35). */
export function warningsOnBooking(facts: AbsenceFacts, { category, fullDay }: WantedAbsence): BookingWarning[] {
  const warnings: BookingWarning[] = []
  const long = facts.days.filter(({ shiftSeconds }) => shiftSeconds !== null && shiftSeconds > HALF_DAY_SECONDS)
  if (!fullDay && long.length > 0)
    warnings.push({ code: 'shift_longer_than_free_half', days: long.map(({ day }) => day) })
  const requestedSeconds = facts.days.length * FULL_DAY
  if (category === 'SICK_LEAVE_NO_CERTIFICATE' && leftIn(facts.left, category) < requestedSeconds)
    warnings.push({ code: 'no_sick_days_without_certificate_left' })
  return warnings
}
