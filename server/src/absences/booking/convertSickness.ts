import type { Cause } from '@uurwerk/domain/people/cause'
import { convertedSickness, refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { FULL_DAY, halfDays } from '@uurwerk/domain/balances/halfDays'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { absenceBookings } from '@uurwerk/domain/absences/booking/absenceBookings'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import {
  insertCounterEntries,
  insertUsesGivenBack,
  readLeftWithoutCertificate,
  readKind,
} from '../../balances/counterStore.ts'
import { grantSickDays } from '../../balances/grantSickDays.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { updateSickness, type AbsenceRow } from '../absenceStore.ts'
import { applyAbsenceKindSideEffects } from './applyAbsenceSideEffects.ts'
import type { LedgerWriter } from '../../balances/counterEntry.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { loadAbsenceFacts } from '../loadAbsenceMonth.ts'
import { saveBookings } from './bookAbsences.ts'

type SicknessToConvert = { readonly personId: number; readonly absence: AbsenceRow }

/** Converts sickness with a certificate (T900) to sickness without (T903), or the reverse (rule absences-44). */
export async function convertSickness(
  { tx, actor, now }: CommandContext,
  { personId, absence }: SicknessToConvert,
): Promise<{ readonly warning?: string }> {
  const { id, day, category } = absence
  const year = yearOf(day)
  const leftWithoutCertificate = await readLeftWithoutCertificate(tx, { personId, year })
  const kind = orNotFound(await readKind(tx, personId))
  assertAllowed(refusalToConvertSickness({ kind, category, leftWithoutCertificate }))
  const target = orNotFound(convertedSickness(category))
  const writer = { actorId: actor.personId, now }
  const cause: Cause = { code: 'sickness_converted' }
  await updateSickness(tx, id, target)
  await insertUsesGivenBack(tx, { absenceIds: [id], cause }, writer)
  if (target === 'SICK_LEAVE_NO_CERTIFICATE') {
    const use = {
      personId,
      year,
      counter: target,
      amount: halfDays(-FULL_DAY),
      kind: 'use',
      cause,
      absenceId: id,
    } as const
    await grantSickDays(tx, [use], writer)
    await insertCounterEntries(tx, [use], writer)
  }
  await recordAudit(tx, {
    ...writer,
    action: 'convert sickness',
    entity: 'absence',
    entityId: id,
    personId,
    before: { day, category },
    after: { day, category: target },
  })
  await applyAbsenceKindSideEffects({ tx, now }, { personId, day, kindChanged: true })
  return {}
}

type SicknessOfDay = LedgerWriter & { readonly personId: number; readonly day: Day; readonly actingAs: ActingAs }

/**
 * Books a full day of sickness instead of a shift, also on a weekend or a public holiday. If the day already has half a
 * day of absence, that half day goes back to its leave counter. The function does not remove the shift, and does not
 * update the leave for public holidays or the stored balances: the caller must do this (rule absences-14).
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
