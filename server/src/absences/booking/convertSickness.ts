import type { Cause } from '@uurwerk/domain/people/cause'
import { convertedSickness, refusalToConvertSickness } from '@uurwerk/domain/absences/refusalToConvertSickness'
import { FULL_DAY, halfDays } from '@uurwerk/domain/balances/halfDays'
import { yearOf } from '@uurwerk/domain/time/day'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import {
  insertCounterEntries,
  insertUsesGivenBack,
  selectLeftWithoutCertificate,
  selectKind,
} from '../../balances/counterStore.ts'
import { grantSickDays } from '../../balances/grantSickDays.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { updateSickness, type AbsenceRow } from '../absenceStore.ts'
import { applyAbsenceKindSideEffects } from './applyAbsenceSideEffects.ts'

type SicknessToConvert = { readonly personId: number; readonly absence: AbsenceRow }

/**
 * HR converts a day of sickness with a certificate (T900) to a day of sickness without a certificate (T903), or the
 * reverse (rule absences-44).
 */
export async function convertSickness(
  { tx, actor, now }: CommandContext,
  { personId, absence }: SicknessToConvert,
): Promise<{ readonly warning?: string }> {
  const { id, day, category } = absence
  const year = yearOf(day)
  const leftWithoutCertificate = await selectLeftWithoutCertificate(tx, { personId, year })
  const kind = orNotFound(await selectKind(tx, personId))
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
