import { causeInWords } from '@uurwerk/contract/audit/causeInWords'
import type { CauseCode } from '@uurwerk/domain/people/cause'
import type { AnyCounterType } from '@uurwerk/domain/balances/counterUse'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const AT = '2026-01-02T08:00:00Z'

type GrantFields = {
  readonly personId: number
  readonly days: number
  readonly type?: AnyCounterType
  readonly year?: number
}

/** Creates a leave counter with days that HR granted. */
export async function givenCounter(
  db: Database,
  { personId, days, type = 'STATUTORY_VACATION', year = 2026 }: GrantFields,
) {
  const entry = { person_id: personId, year, counter_type: type, half_days: days * 2, kind: 'grant' }
  await db
    .insertInto('counter_entries')
    .values({ ...entry, cause: 'by_hand', reason: 'begin van het jaar', at: AT })
    .execute()
}

export async function givenVacationApproved(db: Database, personId: number, year = 2026) {
  await db.insertInto('vacation_years').values({ person_id: personId, year, approved_by_admin: true }).execute()
}

type SickLeaveFields = { readonly personId: number; readonly start: string; readonly end?: string | null }

/** Creates a prolonged sickness. Without an end, it continues forever. */
export async function givenProlongedSickLeave(db: Database, { personId, start, end = null }: SickLeaveFields) {
  await db.insertInto('prolonged_sick_leaves').values({ person_id: personId, start_on: start, end_on: end }).execute()
}

type ShiftFields = {
  readonly personId: number
  readonly contractId: number
  /** The start of the shift in Brussels, with the UTC offset. */
  readonly start: string
  readonly end: string
}

export async function givenShift(db: Database, { personId, contractId, start, end }: ShiftFields): Promise<number> {
  const { id } = await db
    .insertInto('shifts')
    .values({ person_id: personId, contract_id: contractId, start_at: start, end_at: end })
    .returning('shifts.id')
    .executeTakeFirstOrThrow()
  return id
}

type MonthFields = {
  readonly contractId: number
  readonly month: string
  /** The absences in the form in which they are copied when the planning of a month is locked. */
  readonly absences?: readonly object[]
}

export async function givenLocked(db: Database, { contractId, month, absences = [] }: MonthFields) {
  await db
    .insertInto('timesheet_locks')
    .values({
      contract_id: contractId,
      month_on: `${month}-01`,
      locked_at: AT,
      locked_shifts: '[]',
      locked_absences: JSON.stringify(absences),
    })
    .execute()
}

export async function givenConfirmed(db: Database, { contractId, month }: MonthFields) {
  await givenLocked(db, { contractId, month })
  const kept = { confirmed_shifts: '[]', confirmed_absences: '[]' }
  await db
    .insertInto('timesheet_confirmations')
    .values({ contract_id: contractId, month_on: `${month}-01`, confirmed_at: AT, ...kept })
    .execute()
}

/** Creates a concept invoice. While the invoice exists, nobody can change the contract month. */
export async function givenInvoiced(db: Database, { contractId, month }: MonthFields) {
  await sql`
    insert into invoices (contract_id, month_on, invoice_on, vat_percentage, contact_mail, disclaimer, customer_billing,
      customer_name, total_excluding_cents, vat_cents, total_including_cents, created_at)
    values (${contractId}, ${`${month}-01`}, ${`${month}-28`}, 0, 'goedele@azklaverveld.example', 'Vrijgesteld', '{}',
      'AZ Klaverveld', 0, 0, 0, ${AT})`.execute(db)
}

export type Ledger = { readonly counter: string; readonly halfDays: number; readonly reason: string }

/** The entries of all leave counters of a person, in the order in which they were written. */
export async function ledgerOf(db: Database, personId: number): Promise<Ledger[]> {
  const rows = await db
    .selectFrom('counter_entries')
    .select(['counter_type', 'half_days', 'cause', 'detail', 'reason'])
    .where('counter_entries.person_id', '=', personId)
    .orderBy('counter_entries.id')
    .execute()
  return rows.map((row) => ({
    counter: row.counter_type,
    halfDays: row.half_days,
    reason: row.reason || causeInWords({ code: row.cause as CauseCode, detail: row.detail }),
  }))
}
