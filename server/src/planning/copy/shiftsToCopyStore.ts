import type { WantedShift } from '@uurwerk/domain/planning/copy/planOnFreeDays'
import type { Day } from '@uurwerk/domain/time/day'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

const shiftsToCopy = prepared<WantedShift, [contractId: number, personId: number, days: readonly Day[]]>(
  'shifts to copy',
  `select s.start_on as day, k.name as "customerName",
     case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'active', t.active,
       'archived', t.archived_at is not null,
       'ofContractsCustomer', t.customer_id = c.customer_id and (t.owner_id is null or t.owner_id = c.person_id),
       'times', json_build_object('start', t.start_minute, 'end', t.end_minute,
         'break', case when t.break_start_minute is not null then json_build_object('start', t.break_start_minute,
           'end', t.break_end_minute) end)) end as type
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id
   left join shift_types t on t.id = s.shift_type_id
   where s.contract_id = $1 and s.person_id = $2 and s.start_on = any($3::date[]) and s.closed_at is null
   order by s.start_at`,
)

type Input = { readonly contractId: number; readonly personId: number; readonly days: readonly Day[] }

export async function listShiftsToCopy(tx: Tx, { contractId, personId, days }: Input): Promise<WantedShift[]> {
  return shiftsToCopy(tx, [contractId, personId, days])
}
