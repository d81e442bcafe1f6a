import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { halfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import { refusalToEditCounter, type Counter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { insertCounterEntries, selectCounters, selectKind, type CounterOf } from './counterStore.ts'
import { readVacationCounters, type CountersAnswer } from './readCounters.ts'

export type CounterEdit = CounterOf & {
  readonly type: CounterType
  readonly wanted: Counter
  readonly reason: string
}

/** Sets what was granted and what is left of a counter, by the entries that lead there. */
export async function editCounter(
  { tx, actor, now }: Writing,
  { personId, year, type, wanted, reason }: CounterEdit,
): Promise<CountersAnswer> {
  await lockPerson(tx, personId)
  demand(refusalToKeepBalances(found(await selectKind(tx, personId))))
  const stored = (await selectCounters(tx, { personId, year })).find((counter) => counter.type === type)
  const { granted, left } = stored ?? { granted: NO_HALF_DAYS, left: NO_HALF_DAYS }
  demand(refusalToEditCounter({ granted, left }, wanted))
  const grantedMove = halfDays(wanted.granted - granted)
  const ownMove = halfDays(wanted.left - left - grantedMove)
  const entry = { personId, year, counter: type, reason: reason === '' ? 'aangepast door HR' : reason }
  const entries = [
    { ...entry, amount: grantedMove, kind: 'grant' },
    { ...entry, amount: ownMove, kind: 'use' },
  ] as const
  await insertCounterEntries(tx, entries, { actorId: actor.personId, now })
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit counter',
    entity: 'counter',
    entityId: personId,
    personId,
    before: { granted, left },
    after: { year, type, ...wanted, reason },
  })
  return readVacationCounters(tx, { personId, year })
}
