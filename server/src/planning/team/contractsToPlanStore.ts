import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ContractToPlan = {
  readonly id: number
  readonly personId: number
  readonly personName: string
  readonly customerName: string
  readonly confirmedMonths: readonly YearMonth[]
  readonly kind: PersonKind
  readonly partTime: readonly { readonly percentage: number; readonly period: DayPeriod }[]
}

const contracts = prepared<ContractToPlan, [ids: readonly number[]]>(
  'contracts to plan',
  `select c.id, c.person_id as "personId", p.first_name || ' ' || p.last_name as "personName",
     k.name as "customerName", p.kind,
     (select coalesce(json_agg(json_build_object('percentage', t.percentage_bp,
        'period', json_build_object('start', t.start_on, 'end', t.end_on)) order by t.start_on), '[]')
      from part_time_records t where t.person_id = p.id) as "partTime",
     array(select to_char(f.month_on, 'YYYY-MM') from timesheet_confirmations f where f.contract_id = c.id) as "confirmedMonths"
   from contracts c
   join people p on p.id = c.person_id
   join customers k on k.id = c.customer_id
   where c.id = any($1::bigint[])`,
)

/** The contracts that HR wants to plan. The message of a refusal shows the names of the person and the customer. */
export const listContractsToPlan = (tx: Tx, ids: readonly number[]): Promise<ContractToPlan[]> => contracts(tx, [ids])
