import { absenceBookings } from '@uurwerk/domain/absences/absenceBookings'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { LedgerWriter } from '../../balances/counterEntry.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { loadAbsenceFacts } from '../loadAbsenceMonth.ts'
import { saveBookings } from './saveBookings.ts'

export type SicknessOfDay = LedgerWriter & { readonly personId: number; readonly day: Day; readonly actingAs: ActingAs }

/**
 * Books a full day of sickness instead of a shift, also on weekends and public holidays. If the day already has half a
 * day of absence, the half day goes back to its counter. The caller must remove the shift, and must update the recup
 * holidays and the stored months (rule absences-14).
 */
export async function convertToSickness(tx: Tx, { personId, day, actingAs, ...writer }: SicknessOfDay): Promise<void> {
  const facts = await loadAbsenceFacts(tx, { personId, actingAs, yearMonth: monthOf(day), days: [day] })
  const wanted = { category: 'SICK_LEAVE', fullDay: true, counter: null } as const
  const bookings = orNotFound(absenceBookings(facts, wanted))
  await saveBookings(tx, { personId, actingAs, wanted, bookings, cause: { code: 'sickness_for_shift' }, ...writer })
  await recordAudit(tx, {
    ...writer,
    action: 'convert shift to sickness',
    entity: 'absence',
    entityId: null,
    personId,
    after: { day },
  })
}
