import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { PERSON_ABSENCES, type PersonAbsencesRow } from '../../absences/absenceStore.ts'
import { extraHolidaysJson } from '../../calendar/extraHolidayStore.ts'
import { COMPANY_JSON } from '../../company/companyStore.ts'
import { ordersJson, type OrderRow } from '../../contracts/orders/orderStore.ts'
import { bonusRatesJson, type BonusRateRow } from '../../customers/bonusRates/bonusRateStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { CompanyBlock } from '../../platform/documents/documentFields.ts'
import { freeCostsJson, type FreeCostRow } from '../freeCosts/freeCostStore.ts'
import { personShiftFactsColumns, type PersonShiftFactsRow } from '../../planning/shifts/shiftFactsStore.ts'
import { SHIFT_COLUMNS, type ShiftRow } from '../../planning/shifts/shiftStore.ts'
import { contractMonthsJson, type ContractMonth } from '../../contracts/months/contractMonthStore.ts'

/** The data of a timesheet that both the screen and the PDF show. Each moment is a number of seconds since 1970. */
type TimesheetRow = {
  readonly personId: number
  readonly username: string
  readonly customerName: string
  readonly contractPeriod: DayPeriod
  readonly reference: string
  readonly contracts: readonly ContractMonth[]
  /** The worked shifts of the month. `ownType` is true when the employee made the shift type for personal use. */
  readonly worked: readonly (ShiftRow & { readonly ownType: boolean })[]
  readonly extraHolidays: readonly Holiday[]
  readonly confirmation: (SignatureRow & { readonly changedByAdmin: boolean }) | null
  readonly approval: SignatureRow | null
}

type SignatureRow = { readonly at: Instant; readonly by: string | null }

export type PrintedTimesheetRow = TimesheetRow &
  PersonAbsencesRow & {
    readonly company: CompanyBlock
    /** True when the customer signed the month, also when the shifts changed after that. */
    readonly hasSignature: boolean
  }

export type FullTimesheetRow = PersonShiftFactsRow &
  Omit<TimesheetRow, 'confirmation'> & {
    readonly customerId: number
    readonly confirmation: ConfirmationRow | null
    readonly reopenings: readonly ReopeningRow[]
    readonly orders: readonly OrderRow[]
    readonly bonusRates: readonly BonusRateRow[]
    readonly freeCosts: readonly FreeCostRow[]
    readonly invoices: readonly InvoiceRow[]
  }

export type ConfirmationRow = NonNullable<TimesheetRow['confirmation']> & {
  readonly reason: string | null
  readonly daysAhead: Day[]
  readonly shifts: readonly ShiftRow[]
}
export type ReopeningRow = SignatureRow & {
  readonly reason: string
  readonly shifts: readonly ShiftRow[]
}
type InvoiceRow = {
  readonly id: number
  readonly number: string | null
  readonly mailed: boolean
  readonly creditNote: { readonly number: string; readonly mailed: boolean } | null
}

const TIMESHEET_COLUMNS = `
  p.id as "personId", p.first_name || ' ' || p.last_name as username, k.name as "customerName",
  json_build_object('start', c.start_on, 'end', c.end_on) as "contractPeriod", c.reference,
  ${contractMonthsJson('p.id', '$2')} as contracts,
  (select coalesce(json_agg(m order by m.start), '[]') from (
    select ${SHIFT_COLUMNS}, t.owner_id is not null as "ownType"
    from shifts s
    left join shift_types t on t.id = s.shift_type_id
    where s.contract_id = c.id and s.start_on between $2 and $3 and s.closed_at is null) m) as worked,
  ${extraHolidaysJson('$2', '$3')} as "extraHolidays",
  (select json_build_object('at', extract(epoch from a.approved_at)::int8, 'by', b.first_name || ' ' || b.last_name)
   from timesheet_approvals a
   left join people b on b.id = a.approved_by
   where a.contract_id = c.id and a.month_on = $2) as approval`

const confirmationJson = (others: string): string => `
  (select json_build_object('at', extract(epoch from f.confirmed_at)::int8, 'by', b.first_name || ' ' || b.last_name,
     'changedByAdmin', f.changed_by_admin_at is not null ${others})
   from timesheet_confirmations f
   left join people b on b.id = f.confirmed_by
   where f.contract_id = c.id and f.month_on = $2)`

const FROM = `
  from contracts c
  join people p on p.id = c.person_id
  join customers k on k.id = c.customer_id
  where c.id = $1`

const fullTimesheet = prepared<FullTimesheetRow, [contractId: number, firstDay: Day, lastDay: Day]>(
  'full timesheet',
  `select ${TIMESHEET_COLUMNS}, c.customer_id as "customerId", ${personShiftFactsColumns('$2', '$3')},
     ${confirmationJson(`, 'reason', f.reason, 'daysAhead', f.days_ahead, 'shifts', f.confirmed_shifts`)} as confirmation,
     (select coalesce(json_agg(json_build_object('at', extract(epoch from r.reopened_at)::int8,
        'by', b.first_name || ' ' || b.last_name, 'reason', r.reason, 'shifts', r.confirmed_shifts) order by r.id desc), '[]')
      from timesheet_reopenings r
      left join people b on b.id = r.reopened_by
      where r.contract_id = c.id and r.month_on = $2) as reopenings,
     ${ordersJson('c.id')} as orders,
     ${bonusRatesJson('k.id')} as "bonusRates",
     ${freeCostsJson('c.id', '$2')} as "freeCosts",
     (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'mailed', i.mailed_at is not null,
        'creditNote', case when n.number is not null
          then json_build_object('number', n.number, 'mailed', n.mailed_at is not null) end) order by i.id desc), '[]')
      from invoices i
      left join lateral (
        select x.number, x.mailed_at from credit_notes x where x.invoice_id = i.id order by x.id desc limit 1) n
        on i.total_including_cents <= (select sum(x.total_including_cents) from credit_notes x where x.invoice_id = i.id)
      where i.contract_id = c.id and i.month_on = $2) as invoices
   ${FROM}`,
)

const printedTimesheet = prepared<PrintedTimesheetRow, [contractId: number, firstDay: Day, lastDay: Day]>(
  'timesheet to print',
  `select ${TIMESHEET_COLUMNS}, ${confirmationJson('')} as confirmation, ${PERSON_ABSENCES},
     exists (select from customer_signatures g where g.contract_id = c.id and g.month_on = $2) as "hasSignature",
     (select ${COMPANY_JSON} from company_settings s) as company
   ${FROM}`,
)

type Input = { readonly contractId: number; readonly yearMonth: YearMonth }

/** Reads a full timesheet; null when the contract does not exist. */
export async function readFullTimesheet(
  db: Database,
  { contractId, yearMonth }: Input,
): Promise<FullTimesheetRow | null> {
  const [row] = await fullTimesheet(db, [contractId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}

/** Reads a timesheet for its PDF; null when the contract does not exist. */
export async function readPrintedTimesheet(
  db: Database,
  { contractId, yearMonth }: Input,
): Promise<PrintedTimesheetRow | null> {
  const [row] = await printedTimesheet(db, [contractId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}
