import type { Lapsing } from '@uurwerk/contract/planning/openShifts/openShifts'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { WAITING } from '../openShifts/claims/claimStore.ts'

const claimsOf = (column: 'person_id' | 'contract_id') => `
   select 'claim' as kind, n.day_on as day, t.name as "shiftTypeName"
   from need_claims w
   join staff_needs n on n.id = w.need_id
   join shift_types t on t.id = n.shift_type_id
   where w.${column} = $1 and ${WAITING} and n.withdrawn_at is null and n.day_on between $2 and $3`

const lapsing = prepared<Lapsing, [personId: number, first: Day, last: Day]>(
  'claims and swaps that lapse with a month',
  `${claimsOf('person_id')}
   union all
   select 'swap', s.start_on, coalesce(t.name, 'Shift')
   from swaps w
   join shifts s on s.id in (w.shift_id, w.other_shift_id) and s.closed_at is null
   left join shift_types t on t.id = s.shift_type_id
   where w.ended_at is null and s.start_on between $2 and $3
     and (s.person_id = $1 or w.person_id = $1 or (w.to_person_id = $1 and w.accepted_at is not null))
   order by 2, 1, 3`,
)

/**
 * The waiting claims and the undecided swaps of a person in a period. A swap counts also when the person gets its shift
 * (rule needs-26).
 */
export const listLapsing = (db: Database, values: [personId: number, first: Day, last: Day]): Promise<Lapsing[]> =>
  lapsing(db, values)

const lapsingWithContract = prepared<Lapsing, [contractId: number, first: Day, last: Day]>(
  'claims and swaps that lapse with a month of a contract',
  `${claimsOf('contract_id')}
   union all
   select 'swap', s.start_on, coalesce(t.name, 'Shift')
   from contracts c
   join swaps w on w.ended_at is null
   join shifts s on s.id in (w.shift_id, w.other_shift_id) and s.closed_at is null
   join contracts a on a.id = s.contract_id
   left join shift_types t on t.id = s.shift_type_id
   where c.id = $1 and s.start_on between $2 and $3
     and (a.id = c.id or (a.customer_id = c.customer_id and c.person_id = case
       when s.id = w.other_shift_id then w.person_id
       when w.accepted_at is not null then w.to_person_id end))
   order by 2, 1, 3`,
)

/** The waiting claims and the undecided swaps of a contract on the days of a month (rule needs-26). */
export const listLapsingWithContract = (
  db: Database,
  values: [contractId: number, first: Day, last: Day],
): Promise<Lapsing[]> => lapsingWithContract(db, values)
