import { readingActions } from '@uurwerk/contract/audit/actions'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql, type RawBuilder } from 'kysely'
import { isoOf } from '../platform/db/isoOf.ts'

/** The position in the audit trail of the last entry on a page. The moment has microseconds, as in the database. */
export type AuditPosition = { readonly at: string; readonly id: number }

export type AuditFilter = {
  readonly entity: string | undefined
  readonly entityId: number | undefined
  readonly personId: number | undefined
  readonly contractId: number | undefined
  readonly yearMonth: YearMonth | undefined
  readonly actorId: number | undefined
  readonly kind: 'changes' | 'readings' | undefined
  readonly from: Instant | null
  readonly until: Instant | null
  readonly after: AuditPosition | null
}

type Condition = RawBuilder<unknown>

/** SQL conditions on the audit entries `a`. Each condition can use an index. */
export function auditConditions(filter: AuditFilter): readonly Condition[] {
  const { personId, contractId, yearMonth, actorId, kind, from, until, after } = filter
  return [
    ...ofThing(filter),
    ...(personId === undefined ? [] : [sql`a.person_id = ${personId}`]),
    ...(contractId === undefined ? [] : [ofContract(contractId, yearMonth)]),
    ...(contractId !== undefined || yearMonth === undefined ? [] : [sql`a.month_on = ${firstDayOf(yearMonth)}`]),
    ...(actorId === undefined ? [] : [sql`a.actor_id = ${actorId}`]),
    // HR can show the readings and the changes separately (rule audit-10).
    ...(kind === undefined ? [] : [sql`(a.action = any(${readingActions})) = ${kind === 'readings'}`]),
    ...(from === null ? [] : [sql`a.at >= ${isoOf(from)}`]),
    ...(until === null ? [] : [sql`a.at < ${isoOf(until)}`]),
    ...(after === null ? [] : [sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::bigint)`]),
  ]
}

/** The entries of a customer include the entries about its shift types (rule audit-14). */
function ofThing({ entity, entityId }: AuditFilter): readonly Condition[] {
  if (entity === undefined) return entityId === undefined ? [] : [sql`a.entity_id = ${entityId}`]
  if (entityId === undefined) return [sql`a.entity = ${entity}`]
  const itself = sql`(a.entity = ${entity} and a.entity_id = ${entityId})`
  return entity === 'customer' ? [sql`(${itself} or ${ofItsShiftTypes(entityId)})`] : [itself]
}

const ofItsShiftTypes = (customerId: number): Condition => sql`
  (a.entity = 'shift type' and a.entity_id in (select t.id from shift_types t where t.customer_id = ${customerId}))`

/**
 * SQL condition on the audit entries of a contract. When a month is given, the result also has entries about the person
 * in that month (an absence, or a lock of the planning), and entries about actions on the months of all people. The
 * condition on the person lets PostgreSQL use the index of the person (rule audit-13).
 */
function ofContract(contractId: number, yearMonth: YearMonth | undefined): Condition {
  const itsPerson = sql`(select c.person_id from contracts c where c.id = ${contractId})`
  const itsOrders = sql`(a.entity = 'order' and a.entity_id in
    (select o.id from orders o where o.contract_id = ${contractId}))`
  if (yearMonth === undefined) {
    return sql`(a.person_id = ${itsPerson} and
      (a.contract_id = ${contractId} or ${itsOrders} or ${ofInvoices(sql`i.contract_id = ${contractId}`)}))`
  }
  const month = firstDayOf(yearMonth)
  const itsInvoices = ofInvoices(sql`i.contract_id = ${contractId} and i.month_on = ${month}`)
  return sql`(
    (a.person_id = ${itsPerson} and
      ((a.month_on = ${month} and (a.contract_id = ${contractId} or a.contract_id is null)) or ${itsInvoices}))
    or (a.entity = 'timesheet' and a.entity_id is null and a.person_id is null and a.month_on = ${month}))`
}

const ofInvoices = (which: Condition): Condition => sql`
  (a.entity = 'invoice' and a.entity_id in (select i.id from invoices i where ${which}))`
