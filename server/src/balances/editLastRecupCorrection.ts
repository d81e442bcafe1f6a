import type { Seconds } from '@uurwerk/domain/money/seconds'
import { yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../audit/recordAudit.ts'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { selectLastCorrection, updateCorrection } from './recupEntryStore.ts'

type Edit = { readonly personId: number; readonly seconds: Seconds; readonly reason: string }

export async function editLastRecupCorrection(
  { tx, actor, now, today }: Writing,
  { personId, ...edit }: Edit,
): Promise<RecupYearAnswer> {
  await lockPerson(tx, personId)
  const { id, yearMonth, seconds, reason } = found(await selectLastCorrection(tx, personId))
  await updateCorrection(tx, { id, ...edit })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit recup correction',
    entity: 'recup correction',
    entityId: id,
    personId,
    before: { seconds, reason },
    after: edit,
  })
  return readRecupYear(tx, { personId, year: yearOfMonth(yearMonth), today })
}
