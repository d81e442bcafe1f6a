import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ContractToPlan = {
  readonly id: number
  readonly personId: number
  readonly personName: string
  readonly customerName: string
  readonly confirmedMonths: readonly YearMonth[]
}

const contracts = prepared<ContractToPlan, [ids: readonly number[]]>(
  'contracts to plan',
  `select c.id, c.person_id as "personId", p.first_name || ' ' || p.last_name as "personName",
     k.name as "customerName",
     array(select to_char(f.month_on, 'YYYY-MM') from timesheet_confirmations f where f.contract_id = c.id) as "confirmedMonths"
   from contracts c
   join people p on p.id = c.person_id
   join customers k on k.id = c.customer_id
   where c.id = any($1::bigint[])`,
)

/** The given contracts with the names for a refusal, and their confirmed months. */
export const selectContractsToPlan = (tx: Tx, ids: readonly number[]): Promise<ContractToPlan[]> => contracts(tx, [ids])
