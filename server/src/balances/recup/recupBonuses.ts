import type { Seconds } from '@uurwerk/domain/money/seconds'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertRecupAdjustable } from './assertRecupAdjustable.ts'
import { readRecupYear, type RecupYearAnswer } from './readRecupYear.ts'
import { insertBonus, deleteBonus } from './recupEntryStore.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'

type NewRecupBonus = {
  readonly personId: number
  readonly day: Day
  readonly seconds: Seconds
  readonly reason: string
}

/** Adds hours that HR gives to the recuperation of a person on a day, with a reason (rule balances-47). */
export async function addRecupBonus(context: CommandContext, bonus: NewRecupBonus): Promise<RecupYearAnswer> {
  const { tx, today } = context
  const { personId, day, seconds, reason } = bonus
  await assertRecupAdjustable(context, { personId, start: day, end: day })
  const id = await insertBonus(tx, bonus)
  await recordCallerAct(context, {
    action: 'add recup bonus',
    entity: 'recup bonus',
    entityId: id,
    personId,
    after: { day, seconds, reason },
  })
  return readRecupYear(tx, { personId, year: yearOf(day), today })
}

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
