import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AbsenceSpan } from './absenceStore.ts'

/** A contract of a person, with those of the asked months that are completed or invoiced. */
export type ContractMonths = {
  readonly id: number
  readonly start_on: Day
  readonly end_on: Day | null
  readonly completed: readonly YearMonth[]
  readonly invoiced: readonly YearMonth[]
}

export async function selectContractMonths(db: Database, { personId, from, until }: AbsenceSpan): Promise<ContractMonths[]> {
  const first = `${from.slice(0, 7)}-01`
  const { rows } = await sql<ContractMonths>`
    select c.id, c.start_on, c.end_on,
      (select coalesce(json_agg(to_char(t.month_on, 'YYYY-MM')), '[]')
       from timesheet_confirmations t
       where t.contract_id = c.id and t.month_on between ${first} and ${until}) as completed,
      (select coalesce(json_agg(to_char(i.month_on, 'YYYY-MM')), '[]')
       from invoices i
       where i.contract_id = c.id and i.live and i.month_on between ${first} and ${until}) as invoiced
    from contracts c
    where c.person_id = ${personId} and c.start_on <= ${until} and (c.end_on is null or c.end_on >= ${from})`.execute(db)
  return rows
}
