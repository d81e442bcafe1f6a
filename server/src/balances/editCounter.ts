import { counterMoves, type Counter } from '@uurwerk/domain/balances/counterMoves'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { refusalToEditCounterOf } from '@uurwerk/domain/balances/refusalToEditCounterOf'
import { refusalToKeepBalances } from '@uurwerk/domain/balances/refusalToKeepBalances'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../app/RefusalError.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { CommandContext } from '../app/context.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { counterDays, counterDto, UNTOUCHED, type CounterNow } from './counterDto.ts'
import {
  insertCounterEntries,
  listCounters,
  readEmployment,
  readKind,
  readLastMove,
  type CounterOf,
} from './counterStore.ts'
import { readVacationCounters, type VacationYearAnswer } from './readCounters.ts'

export type CounterEdit = CounterOf & {
  readonly type: CounterType
  readonly wanted: Counter
  readonly reason: string
  readonly version: number | undefined
}

/**
 * Sets a leave counter and returns the leave counters of the year. The new ledger entries contain the difference
 * between the current and the new values (rule balances-12).
 */
export async function editCounter(context: CommandContext, edit: CounterEdit): Promise<VacationYearAnswer> {
  await setCounter(context, edit)
  return readVacationCounters(context.tx, edit)
}

/** Sets a leave counter. Unlike `editCounter`, does not return the leave counters of the year. */
export async function setCounter(context: CommandContext, edit: CounterEdit): Promise<void> {
  const { tx, actor, now } = context
  const { personId, year, type, wanted, reason } = edit
  lockPerson(tx, personId)
  assertAllowed(refusalToKeepBalances(orNotFound(await readKind(tx, personId))))
  assertAllowed(refusalToEditCounterOf(orNotFound(await readEmployment(tx, personId)), year))
  const stored = (await listCounters(tx, { personId, year })).find((counter) => counter.type === type)
  const { granted, left } = stored ?? UNTOUCHED
  await assertCounterVersion(tx, edit, stored ?? UNTOUCHED)
  assertAllowed(refusalToEditCounter(counterDays({ granted, left }), counterDays(wanted)))
  const entry = { personId, year, counter: type, cause: { code: 'by_hand' }, reason } as const
  const entries = counterMoves({ granted, left }, wanted).map((move) => ({ ...entry, ...move }))
  await insertCounterEntries(tx, entries, { actorId: actor.personId, now })
  await recordCallerAct(context, {
    action: 'edit counter',
    entity: 'counter',
    entityId: personId,
    personId,
    before: { granted, left },
    after: { year, type, ...wanted, reason },
  })
}

/**
 * Refuses the edit of an older version. The refusal names the person who made the last entry in the ledger, because a
 * booking changes the version too.
 */
async function assertCounterVersion(tx: Tx, { version, ...edit }: CounterEdit, counter: CounterNow): Promise<void> {
  if (version === undefined || version === counter.version) return
  const { changedBy, changedAt } = await readLastMove(tx, edit)
  const current = counterDto(edit.type, counter)
  const stale = { current, changedBy, changedAt: changedAt === null ? null : formatInstant(changedAt) }
  throw new RefusalError({ code: 'stale', ...stale })
}
