import type { Cause } from '@uurwerk/domain/people/cause'
import type { AbsenceBooking } from '@uurwerk/domain/absences/absenceBookings'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { yearOf } from '@uurwerk/domain/time/day'
import type { CounterEntry, LedgerWriter } from '../../balances/counterEntry.ts'
import { insertCounterEntries } from '../../balances/counterStore.ts'
import { grantSickDays } from '../../balances/grantSickDays.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { insertAbsences } from '../absenceStore.ts'
import { closeAbsences } from './closeAbsences.ts'

export type BookingsToSave = LedgerWriter & {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly wanted: Pick<WantedAbsence, 'category' | 'fullDay'>
  readonly bookings: readonly AbsenceBooking[]
  /** The cause of the booking. The ledger of each counter shows this cause. */
  readonly cause: Cause
}

/**
 * Closes the absences of half a day that the new absences replace, stores the new absences, and takes their days from
 * the counters (rule balances-6).
 */
export async function saveBookings(tx: Tx, saving: BookingsToSave): Promise<void> {
  const { personId, actingAs, wanted, bookings, cause, ...writer } = saving
  const replaced = bookings.flatMap((booking) => booking.replaced)
  await closeAbsences(tx, { ids: replaced.map(({ id }) => id), cause: { code: 'replaced' }, ...writer })
  const absences = bookings.map(({ day, seconds }) => ({
    personId,
    day,
    category: wanted.category,
    fullDay: wanted.fullDay,
    seconds,
    editedByAdmin: actingAs === 'hr',
  }))
  const ids = await insertAbsences(tx, absences, writer)
  const entries = bookings.flatMap(({ day, uses }, index) =>
    uses.map(({ counter, amount }): CounterEntry => ({
      personId,
      year: yearOf(day),
      counter,
      amount: halfDays(-amount),
      kind: 'use',
      cause,
      absenceId: ids[index]!,
    })),
  )
  await grantSickDays(tx, entries, writer)
  await insertCounterEntries(tx, entries, writer)
}
