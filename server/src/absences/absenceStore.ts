import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../db/database.ts'

/** An absence as stored, and as a locked month keeps it in JSON. */
export type AbsenceRow = {
  readonly id: number
  readonly version: number
  readonly day: Day
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  readonly seconds: Seconds
  readonly editedByAdmin: boolean
  /** The first counter that it took from, if any. */
  readonly counter: CounterType | null
}

export type AbsenceSpan = { readonly personId: number; readonly from: Day; readonly until: Day }

/**
 * Somebody's absences in the order of their days, both bounds included. The weekdays of prolonged sickness are among
 * them as DAILY_ABSENCE_PROLONGED_SICK_LEAVE, with id 0: there is no record of them.
 */
export async function absenceRows(_db: Database, _span: AbsenceSpan): Promise<AbsenceRow[]> {
  throw new Error('being built')
}
