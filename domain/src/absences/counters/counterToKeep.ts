import { leftIn, type CountersLeft } from '../../balances/counterUse.ts'
import type { CounterType } from '../../balances/counterType.ts'
import { FULL_DAY, HALF_DAY } from '../../balances/halfDays.ts'
import type { AbsenceCategory } from '../absenceCategory.ts'

type Kind = { readonly category: AbsenceCategory; readonly fullDay: boolean }

/**
 * The counter that an absence keeps when its length changes, because HR may have chosen this counter. Null when the
 * counter does not have enough days for the new length, and when the kind of absence changes too (rule absences-42).
 */
export function counterToKeep(
  left: CountersLeft,
  before: Kind & { readonly counter: CounterType | null },
  after: Kind,
): CounterType | null {
  if (before.counter === null || before.category !== after.category) return null
  return leftIn(left, before.counter) >= (after.fullDay ? FULL_DAY : HALF_DAY) ? before.counter : null
}
