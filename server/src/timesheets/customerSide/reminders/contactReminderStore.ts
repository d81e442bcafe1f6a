import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { MOST_CONTACT_REMINDERS } from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isoOf } from '../../../platform/db/isoOf.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type RemindableContact = {
  readonly id: number
  readonly name: string
  readonly emailAddress: string
  readonly customerId: number
  readonly customerName: string
  readonly lastRemindedOn: Day | null
  /** Months with confirmed timesheets without an invoice. `given` counts the automatic reminders about the month. */
  readonly months: readonly { readonly yearMonth: YearMonth; readonly given: number }[]
}

/** The contacts with access, of the customer of the contract or of its parent. */
const signersOf = (contractId: number) => sql`
  select h.id from customer_contacts h
  join customers k on k.id = h.customer_id
  where h.may_sign and h.ended_at is null and k.active and not k.internal
    and h.customer_id in (
      select unnest(array[o.id, o.parent_id]) from contracts c join customers o on o.id = c.customer_id where c.id = ${contractId})`

type Input = { readonly contactIds: readonly number[] } | { readonly ofContract: number } | 'all'

const chosen = (input: Input) =>
  input === 'all'
    ? sql`true`
    : 'contactIds' in input
      ? sql`h.id = any(${[...input.contactIds]}::bigint[])`
      : sql`h.id in (${signersOf(input.ofContract)})`

/**
 * The contacts who have access and may sign, sorted by id. Each contact has the months that possibly wait for a
 * signature.
 */
export async function listRemindableContacts(db: Database, input: Input): Promise<RemindableContact[]> {
  const { rows } = await sql<RemindableContact>`
    select h.id, h.name, h.email_address as "emailAddress", h.customer_id as "customerId", k.name as "customerName",
      (select max(r.reminded_on) from contact_reminders r where r.contact_id = h.id) as "lastRemindedOn",
      m.months
    from customer_contacts h
    join customers k on k.id = h.customer_id
    cross join lateral (
      select json_agg(json_build_object('yearMonth', to_char(w.month_on, 'YYYY-MM'), 'given', (
          select count(*) from contact_reminders r
          where r.contact_id = h.id and r.reminded_by is null and w.month_on = any(r.months))) order by w.month_on) as months
      from (
        select distinct f.month_on
        from customers o
        left join customers p on p.id = o.parent_id
        join contracts c on c.customer_id = o.id
        join timesheet_confirmations f on f.contract_id = c.id
        where (o.id = h.customer_id or o.parent_id = h.customer_id) and o.active and not o.internal
          and coalesce(o.approval, p.approval, 'none') <> 'none'
          and not exists (select from invoices i where i.contract_id = c.id and i.month_on = f.month_on and i.live)
      ) w
    ) m
    where h.may_sign and h.ended_at is null and k.active and not k.internal and m.months is not null and ${chosen(input)}
    order by h.id`.execute(db)
  return rows
}

/**
 * Locks contacts, so that two servers, or a server and HR, remind one contact one after the other. The second sees the
 * reminder of the first.
 */
export async function lockContacts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select h.id from customer_contacts h where h.id = any(${[...ids]}::bigint[]) order by h.id for update`.execute(
    tx,
  )
}

/** The ids of the contacts who may sign the months of a contract. */
export async function listSignersOf(db: Database, contractId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${signersOf(contractId)}`.execute(db)
  return rows.map(({ id }) => id)
}

type Reminder = {
  readonly contactId: number
  readonly months: readonly YearMonth[]
  /** The HR user who sends the reminder; null for an automatic reminder. */
  readonly actorId: number | null
  readonly today: Day
  readonly now: Instant
}

export async function insertContactReminder(
  tx: Tx,
  { contactId, months, actorId, today, now }: Reminder,
): Promise<void> {
  await tx
    .insertInto('contact_reminders')
    .values({
      contact_id: contactId,
      reminded_on: today,
      reminded_at: isoOf(now),
      months: sql`${months.map(firstDayOf)}::date[]`,
      reminded_by: actorId,
    })
    .execute()
}

type RemindersOfMonth = {
  readonly contacts: number
  readonly notRemindedToday: number
  readonly lastRemindedAt: Instant | null
}

/** The number of contacts who may sign a month, and the time of the last reminder about that month. */
export async function readRemindersOfMonth(
  db: Database,
  { contractId, yearMonth, today }: { readonly contractId: number; readonly yearMonth: YearMonth; readonly today: Day },
): Promise<RemindersOfMonth> {
  const { rows } = await sql<RemindersOfMonth>`
    select count(*)::integer as contacts,
      count(*) filter (where not exists (
        select from contact_reminders r where r.contact_id = s.id and r.reminded_on = ${today}::date))::integer as "notRemindedToday",
      (select floor(extract(epoch from max(r.reminded_at)))::int8 from contact_reminders r
       where r.contact_id = any(array_agg(s.id)) and ${firstDayOf(yearMonth)}::date = any(r.months)) as "lastRemindedAt"
    from (${signersOf(contractId)}) s`.execute(db)
  return rows[0] ?? { contacts: 0, notRemindedToday: 0, lastRemindedAt: null }
}

/**
 * The contracts whose month possibly still waits for a signature, although a contact already got the last automatic
 * reminder (rule contact-51).
 */
export async function listContractsAfterLastReminder(db: Database, yearMonth: YearMonth): Promise<number[]> {
  const month = firstDayOf(yearMonth)
  const { rows } = await sql<{ id: number }>`
    with silent as (
      select h.customer_id from customer_contacts h
      join contact_reminders r on r.contact_id = h.id
      where h.ended_at is null and h.may_sign and r.reminded_by is null and ${month}::date = any(r.months)
      group by h.id
      having count(*) >= ${MOST_CONTACT_REMINDERS}
    )
    select c.id from contracts c
    join customers k on k.id = c.customer_id
    join timesheet_confirmations f on f.contract_id = c.id and f.month_on = ${month}
    where c.start_on <= ${lastDayOf(yearMonth)} and (k.id in (table silent) or k.parent_id in (table silent))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
