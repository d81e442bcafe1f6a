import { readingActions, type AuditAction } from '@uurwerk/contract/audit/actions'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type OneContract = { readonly contractId: number; readonly personId: number }

export type LastStep = {
  readonly contractId: number
  readonly action: AuditAction
  readonly changedBy: string | null
  readonly changedAt: Instant
}

/** True when the audit entry `a` is about the contract month `m`, or the month of the person or of all people. */
const about = (yearMonth: YearMonth) => sql`(
  (a.month_on = ${firstDayOf(yearMonth)}::date and
    ((a.person_id = m.person_id and (a.contract_id = m.contract_id or a.contract_id is null))
      or (a.entity = 'timesheet' and a.entity_id is null and a.person_id is null)))
  or (a.entity = 'invoice' and a.entity_id in (
    select i.id from invoices i
    where i.contract_id = m.contract_id and i.month_on = ${firstDayOf(yearMonth)}::date and i.live)))`

const contractsOf = (contracts: readonly OneContract[]) => sql`
  unnest(${contracts.map(({ contractId }) => contractId)}::bigint[],
    ${contracts.map(({ personId }) => personId)}::bigint[]) m (contract_id, person_id)`

type Steps = {
  readonly yearMonth: YearMonth
  readonly contracts: readonly OneContract[]
  readonly actions: readonly AuditAction[]
}

/** The last of the given audit actions for each contract month, with its time and the name of the person who did it. */
export async function listLastSteps(tx: Tx, { yearMonth, contracts, actions }: Steps): Promise<LastStep[]> {
  const { rows } = await sql<LastStep>`
    select m.contract_id as "contractId", last.action, p.first_name || ' ' || p.last_name as "changedBy",
      floor(extract(epoch from last.at))::int8 as "changedAt"
    from ${contractsOf(contracts)}
    cross join lateral (
      select a.action, a.actor_id, a.at
      from audit_entries a
      where a.action = any(${actions}::text[]) and ${about(yearMonth)}
      order by a.at desc, a.id desc
      limit 1
    ) last
    left join people p on p.id = last.actor_id`.execute(tx)
  return rows
}

/** The id of the last audit entry about some people that was written at or after a moment; 0 when there is none. */
export async function readLastAuditId(
  tx: Tx,
  { personIds, since }: { readonly personIds: readonly number[]; readonly since: Instant },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(a.id), 0) as id from audit_entries a
    where a.person_id = any(${personIds}::bigint[]) and a.at >= ${isoOf(since)}::timestamptz`.execute(tx)
  return rows[0]?.id ?? 0
}

type Since = { readonly yearMonth: YearMonth; readonly at: Instant; readonly auditId: number }

/** The last change in the contract month after the given audit entry; null when nothing changed. */
export async function readLastChange(
  tx: Tx,
  contract: OneContract,
  { yearMonth, at, auditId }: Since,
): Promise<LastStep | null> {
  const { rows } = await sql<LastStep>`
    select m.contract_id as "contractId", a.action, p.first_name || ' ' || p.last_name as "changedBy",
      floor(extract(epoch from a.at))::int8 as "changedAt"
    from ${contractsOf([contract])}
    join audit_entries a on ${about(yearMonth)}
    left join people p on p.id = a.actor_id
    -- The id decides, because a command that waited for a lock has an earlier moment. The moment only limits the partitions.
    where a.at >= ${isoOf(at)}::timestamptz - interval '1 hour' and a.id > ${auditId}::bigint
      and a.action <> all(${readingActions}::text[])
    order by a.id desc
    limit 1`.execute(tx)
  return rows[0] ?? null
}
