import { yearOf } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { deleteBonus } from './recupEntryStore.ts'

type BonusOfPerson = { readonly personId: number; readonly id: number }

export async function removeRecupBonus(
  context: CommandContext,
  { personId, id }: BonusOfPerson,
): Promise<RecupYearAnswer> {
  const { tx, today } = context
  lockPerson(tx, personId)
  const { day, seconds, reason } = orNotFound(await deleteBonus(tx, { personId, id }))
  await recordCallerAct(context, {
    action: 'remove recup bonus',
    entity: 'recup bonus',
    entityId: id,
    personId,
    before: { day, seconds, reason },
  })
  return readRecupYear(tx, { personId, year: yearOf(day), today })
}
