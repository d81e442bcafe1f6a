import { sql } from 'kysely'
import type { Tx } from '../../platform/db/transaction.ts'

/** The person of each invoice, null for an invoice without a contract. An invoice that does not exist is left out. */
export async function peopleOfInvoices(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<{ id: number; personId: number | null }>`
    select i.id, c.person_id as "personId"
    from invoices i left join contracts c on c.id = i.contract_id
    where i.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, personId }) => [id, personId]))
}

export type RemovedConcept = {
  readonly id: number
  readonly personId: number | null
  readonly companyName: string
  readonly employeeName: string | null
  /**
   * True when the concept invoice does not fit any more: its month has another invoice, its month was changed after the
   * deletion, or its customer was removed.
   */
  readonly isOutdated: boolean
}

type Input = { readonly ids: readonly number[]; readonly actorId: number }

/** Until the end of this transaction, nobody can remove the customers of these deleted concept invoices. */
export async function keepCustomersOfRemoved(tx: Tx, { ids, actorId }: Input): Promise<void> {
  await sql`
    select from customers c
    where c.id in (
      select (r.kept #>> '{invoices,0,customer_id}')::bigint
      from removed_records r
      where r.entity = 'invoice' and r.record_id = any(${[...ids]}::bigint[]) and r.removed_by = ${actorId})
    order by c.id
    for key share`.execute(tx)
}

/** The concept invoices that this person deleted, and whether they still fit their months. */
export async function listRemovedConcepts(tx: Tx, { ids, actorId }: Input): Promise<RemovedConcept[]> {
  const { rows } = await sql<RemovedConcept>`
    select k.id, c.person_id as "personId", k.company as "companyName", k.employee as "employeeName",
      not exists (select from customers c where c.id = k.customer_id) and k.customer_id is not null
      or k.contract_id is not null and (
        exists (
          select from invoices i where i.contract_id = k.contract_id and i.month_on = k.month_on and i.live)
        or exists (
          select from audit_entries e
          where e.contract_id = k.contract_id and e.month_on = k.month_on and e.at >= k.removed_at
            and (e.entity = 'shift' or e.action in ('plan shifts', 'edit planned shift', 'remove planned shift',
              'remove all planned shifts', 'add free cost', 'edit free cost', 'remove free cost')))
      ) as "isOutdated"
    from (
      select r.record_id as id, r.removed_at, r.kept #>> '{invoices,0,customer_name}' as company,
        r.kept #>> '{invoices,0,employee_name}' as employee, (r.kept #>> '{invoices,0,contract_id}')::bigint as contract_id,
        (r.kept #>> '{invoices,0,customer_id}')::bigint as customer_id,
        cast(r.kept #>> '{invoices,0,month_on}' as date) as month_on
      from removed_records r
      where r.entity = 'invoice' and r.record_id = any(${[...ids]}::bigint[]) and r.removed_by = ${actorId}
    ) k
    left join contracts c on c.id = k.contract_id
    order by k.id`.execute(tx)
  return rows
}
