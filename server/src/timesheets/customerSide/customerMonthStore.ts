import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { LineVerdict } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { LOCKED_SHIFT_JSON, type LockedShift } from '../../planning/lockedMonthStore.ts'
import { timedShiftJson, type TimedShiftRow } from '../../planning/shifts/shiftStore.ts'

/** A customer sees no remark, and no name of a shift type that the employee made for personal use. */
export type LineRow = TimedShiftRow &
  LockedShift & {
    readonly worked: Seconds
    readonly typeName: string | null
    readonly color: string | null
  }

export type JudgementRow = {
  readonly lineHash: string
  readonly day: Day
  readonly verdict: LineVerdict
  readonly remark: string
  readonly sent: boolean
  readonly answer: string | null
}

export type SignatureRow = { readonly contentHash: string; readonly name: string; readonly at: Instant }

/** A customer may see no absences, no rates, and nothing about other customers. */
export type CustomerMonthRow = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly personId: number
  readonly personName: string
  readonly customerName: string
  readonly confirmed: boolean
  readonly confirmedAt: Instant | null
  readonly invoiced: boolean
  readonly approval: CustomerApproval
  /** HR's decision to invoice without the signature of the customer; null when HR has not decided this. */
  readonly waiver: { readonly reason: string; readonly at: Instant; readonly by: string | null } | null
  readonly lines: readonly LineRow[]
  /** The planned shifts, as they were when the planning of the month was locked. */
  readonly planned: readonly LockedShift[]
  readonly judgements: readonly JudgementRow[]
  readonly signatures: readonly SignatureRow[]
}

type Values = [
  first: Day | readonly Day[],
  last: Day | readonly Day[],
  customerId: number | null,
  contractIds: readonly number[] | null,
]

/**
 * `months` is the part of the SQL after `from`: the contracts `c`, and the months `m` with their first and last day.
 */
const selectionFrom = (months: string): string =>
  `select c.id as "contractId", to_char(m.first, 'YYYY-MM') as "yearMonth", p.id as "personId",
     p.first_name || ' ' || p.last_name as "personName", k.name as "customerName",
     f.contract_id is not null as confirmed, floor(extract(epoch from f.confirmed_at))::int8 as "confirmedAt",
     exists (select from invoices i where i.contract_id = c.id and i.month_on = m.first and i.live) as invoiced,
     coalesce(k.approval, kp.approval, 'none') as approval,
     (select json_build_object('reason', w.reason, 'at', floor(extract(epoch from w.waived_at))::int8,
         'by', b.first_name || ' ' || b.last_name)
       from customer_waivers w left join people b on b.id = w.waived_by
       where w.contract_id = c.id and w.month_on = m.first) as waiver,
     worked.lines,
     coalesce((select json_agg(${LOCKED_SHIFT_JSON})
       from timesheet_locks l cross join jsonb_array_elements(l.locked_shifts) x
       where l.contract_id = c.id and l.month_on = m.first), '[]') as planned,
     coalesce((select json_agg(json_build_object('lineHash', j.line_hash, 'day', j.day_on, 'verdict', j.verdict,
         'remark', j.remark, 'sent', j.sent_at is not null, 'answer', j.answer) order by j.judged_at, j.line_hash)
       from line_judgements j where j.contract_id = c.id and j.month_on = m.first), '[]') as judgements,
     coalesce((select json_agg(json_build_object('contentHash', g.content_hash, 'name', g.signed_name,
         'at', floor(extract(epoch from g.signed_at))::int8))
       from customer_signatures g where g.contract_id = c.id and g.month_on = m.first), '[]') as signatures
   from ${months}
   join people p on p.id = c.person_id
   join customers k on k.id = c.customer_id
   left join customers kp on kp.id = k.parent_id
   left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = m.first
   cross join lateral (
     select json_agg(${timedShiftJson(`, 'id', s.id, 'version', s.version, 'shiftTypeId', s.shift_type_id, 'adjusted', s.adjusted, 'worked', s.worked_seconds,
         'typeName', case when t.owner_id is null then t.name end, 'color', case when t.owner_id is null then t.color end`)} order by s.start_at, s.id) as lines
     from shifts s
     left join shift_types t on t.id = s.shift_type_id
     where s.contract_id = c.id and s.start_on between m.first and m.last and s.closed_at is null) worked
   where worked.lines is not null
     and ($3::bigint is null or ((k.id = $3 or k.parent_id = $3) and k.active and not k.internal))
   order by m.first, p.last_name collate dutch, p.first_name collate dutch, c.id`

const monthsOfOneMonth = prepared<CustomerMonthRow, Values>(
  'months of a customer',
  selectionFrom(`(values ($1::date, $2::date)) m(first, last)
   join contracts c on $4::bigint[] is null or c.id = any($4)`),
)

const monthsOfSeveralMonths = prepared<CustomerMonthRow, Values>(
  'months of a customer in several months',
  selectionFrom(`unnest($1::date[], $2::date[], $4::bigint[]) m(first, last, contract_id)
   join contracts c on c.id = m.contract_id`),
)

type Input = {
  readonly yearMonth: YearMonth
  /**
   * The customer for which the contact works; null when HR reads the months. A contact can read the months of this
   * customer and of its subdivisions.
   */
  readonly customerId: number | null
  readonly contractIds?: readonly number[]
}

/**
 * The months are sorted by the name of the employee. A month without shifts is left out (rules contact-7, contact-42).
 */
export const listCustomerMonths = (
  db: Database,
  { yearMonth, customerId, contractIds }: Input,
): Promise<CustomerMonthRow[]> =>
  monthsOfOneMonth(db, [firstDayOf(yearMonth), lastDayOf(yearMonth), customerId, contractIds ?? null])

type ContractMonth = Pick<CustomerMonthRow, 'contractId' | 'yearMonth'>

/** The months that a contact may read, sorted by month and then by the name of the employee. */
export const listChosenMonths = (
  db: Database,
  months: readonly ContractMonth[],
  customerId: number,
): Promise<CustomerMonthRow[]> =>
  monthsOfSeveralMonths(db, [
    months.map(({ yearMonth }) => firstDayOf(yearMonth)),
    months.map(({ yearMonth }) => lastDayOf(yearMonth)),
    customerId,
    months.map(({ contractId }) => contractId),
  ])

const uninvoiced = prepared<ContractMonth, [customerId: number, since: Day]>(
  'confirmed months of a customer without an invoice',
  `select f.contract_id as "contractId", to_char(f.month_on, 'YYYY-MM') as "yearMonth"
   from customers k
   join contracts c on c.customer_id = k.id
   join timesheet_confirmations f on f.contract_id = c.id and f.month_on >= $2
   where (k.id = $1 or k.parent_id = $1)
     and not exists (select from invoices i where i.contract_id = c.id and i.month_on = f.month_on and i.live)`,
)

/** The confirmed months without an invoice, from the given month on, of the customer and its subdivisions. */
export const listUninvoicedMonths = (db: Database, customerId: number, since: YearMonth): Promise<ContractMonth[]> =>
  uninvoiced(db, [customerId, firstDayOf(since)])

const disputed = prepared<{ id: number }, [month: Day]>(
  'contracts with a dispute',
  `select distinct j.contract_id as id from line_judgements j
   where j.month_on = $1 and j.verdict = 'disputed' and j.sent_at is not null and j.answer is null`,
)

/**
 * The contracts about which the customer sent a remark that HR has not answered. The remark also counts when its shift
 * has changed since then, and when the customer has agreed to the changed shift.
 */
export const listContractsWithDispute = async (db: Database, yearMonth: YearMonth): Promise<number[]> =>
  (await disputed(db, [firstDayOf(yearMonth)])).map(({ id }) => id)
