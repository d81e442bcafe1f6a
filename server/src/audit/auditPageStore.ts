import { sql } from 'kysely'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../platform/db/database.ts'
import { auditConditions, type AuditFilter } from './auditConditionsStore.ts'

export type AuditRow = {
  readonly id: number
  readonly at: string
  readonly second: Instant
  readonly actorId: number | null
  readonly actorName: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  readonly entityName: string | null
  readonly userId: number | null
  readonly userName: string | null
  readonly contractId: number | null
  readonly yearMonth: YearMonth | null
  readonly changes: Record<string, unknown>
}

/** The current name of the record that an audit entry `a` is about. For a contract it is the name of the customer. */
const ENTITY_NAME = sql`case a.entity
  when 'person' then (select p.first_name || ' ' || p.last_name from people p where p.id = a.entity_id)
  when 'contact' then (select h.name from customer_contacts h where h.id = a.entity_id)
  when 'customer' then (select c.name from customers c where c.id = a.entity_id)
  when 'shift type' then (
    select t.name || ' (' || c.name || ')' from shift_types t join customers c on c.id = t.customer_id
    where t.id = a.entity_id)
  when 'invoice' then (select coalesce(i.number, 'Concept') || ', ' || i.customer_name from invoices i where i.id = a.entity_id)
  when 'accounting cost' then (select k.name from accounting_costs k where k.id = a.entity_id)
  when 'confirmed e-mail' then (select e.email_address from confirmed_emails e where e.id = a.entity_id)
  when 'hr employer' then (select h.name from hr_employers h where h.id = a.entity_id)
  when 'order' then (
    select c.name from orders o join contracts k on k.id = o.contract_id join customers c on c.id = k.customer_id
    where o.id = a.entity_id)
  else (
    select c.name from contracts k join customers c on c.id = k.customer_id
    where k.id = coalesce(a.contract_id, case when a.entity in ('contract', 'timesheet') then a.entity_id end))
  end`

export async function listAuditPage(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select a.* from audit_entries a
      where ${sql.join([sql`true`, ...auditConditions(filter)], sql` and `)}
      order by a.at desc, a.id desc
      limit ${limit})
    select a.id, a.at, floor(extract(epoch from a.at))::int8 as second,
           a.actor_id as "actorId", coalesce(actor.first_name || ' ' || actor.last_name, contact.name) as "actorName",
           a.action, a.entity, a.entity_id as "entityId", ${ENTITY_NAME} as "entityName",
           a.person_id as "userId", person.first_name || ' ' || person.last_name as "userName",
           a.contract_id as "contractId", to_char(a.month_on, 'YYYY-MM') as "yearMonth", a.changes
    from page a
    left join people actor on actor.id = a.actor_id
    left join customer_contacts contact on contact.id = a.contact_id
    left join people person on person.id = a.person_id
    order by a.at desc, a.id desc`.execute(db)
  return rows
}
