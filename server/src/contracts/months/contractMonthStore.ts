import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** A contract of a person, with its state in one month. Each moment is a number of seconds since 1970. */
export type ContractMonth = {
  readonly contractId: number
  readonly customerId: number
  readonly customerName: string
  readonly start: Day
  /** The end of the contract or the end of the employment, whichever is earlier. */
  readonly end: Day | null
  readonly contractEnd: Day | null
  readonly lockedAt: Instant | null
  /** The HR user who locked the month. Null when the employee locked the month, or when it is not locked. */
  readonly lockedByHr: string | null
  readonly confirmedAt: Instant | null
  readonly approvedAt: Instant | null
  readonly invoiced: boolean
}

/**
 * SQL that returns all contracts of a person in a month as one JSON list. The statement that contains this SQL must not
 * use the same aliases.
 */
export const contractMonthsJson = (person: string, firstDay: string): string => `
  (select coalesce(json_agg(each_contract), '[]') from (
    select of_person.id as "contractId", of_person.customer_id as "customerId", its_customer.name as "customerName",
      of_person.start_on as start, least(of_person.end_on, its_person.employment_end_on) as "end",
      of_person.end_on as "contractEnd",
      extract(epoch from its_lock.locked_at)::int8 as "lockedAt",
      its_locker.first_name || ' ' || its_locker.last_name as "lockedByHr",
      extract(epoch from its_confirmation.confirmed_at)::int8 as "confirmedAt",
      extract(epoch from its_approval.approved_at)::int8 as "approvedAt", its_invoice.id is not null as invoiced
    from contracts of_person
    join customers its_customer on its_customer.id = of_person.customer_id
    join people its_person on its_person.id = of_person.person_id
    left join timesheet_locks its_lock
      on its_lock.contract_id = of_person.id and its_lock.month_on = ${firstDay}
    left join people its_locker on its_locker.id = its_lock.locked_by and its_locker.id <> of_person.person_id
    left join timesheet_confirmations its_confirmation
      on its_confirmation.contract_id = of_person.id and its_confirmation.month_on = ${firstDay}
    left join timesheet_approvals its_approval
      on its_approval.contract_id = of_person.id and its_approval.month_on = ${firstDay}
    left join invoices its_invoice
      on its_invoice.contract_id = of_person.id and its_invoice.month_on = ${firstDay} and its_invoice.live
    where of_person.person_id = ${person}
    order by its_customer.name collate dutch, of_person.id) each_contract)`

const contractMonths = prepared<{ contracts: ContractMonth[] }, [personId: number, firstDay: Day]>(
  'contract months',
  `select ${contractMonthsJson('$1', '$2')} as contracts`,
)

type Input = { readonly personId: number; readonly yearMonth: YearMonth }

export async function listContractMonths(db: Database, { personId, yearMonth }: Input): Promise<ContractMonth[]> {
  const [row] = await contractMonths(db, [personId, firstDayOf(yearMonth)])
  return row?.contracts ?? []
}
