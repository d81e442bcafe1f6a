import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { personShiftFactsColumns, type ShiftFactsRow } from '../shifts/shiftFactsStore.ts'
import { WAITING } from './claims/claimStore.ts'

export type CandidateRow = ShiftFactsRow & {
  readonly personId: number
  readonly contractId: number
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly claimId: number | null
}

type Values = [customerId: number, day: Day, first: Day, last: Day, shiftTypeId: number]

const candidates = prepared<CandidateRow, Values>(
  'candidates for a shift',
  `select d.* from (
     select distinct on (p.id) p.id as "personId", c.id as "contractId", p.first_name || ' ' || p.last_name as name,
       p.last_name as "lastName", p.first_name as "firstName",
       (select w.id from need_claims w join staff_needs n on n.id = w.need_id
        where w.person_id = p.id and n.customer_id = $1 and n.day_on = $2 and n.shift_type_id = $5
          and n.withdrawn_at is null and ${WAITING} limit 1) as "claimId",
       c.customer_id as "customerId", json_build_object('start', c.start_on, 'end', c.end_on) as contract,
       extract(epoch from l.locked_at)::int8 as "lockedAt", extract(epoch from f.confirmed_at)::int8 as "confirmedAt",
       extract(epoch from a.approved_at)::int8 as "approvedAt", i.id is not null as invoiced,
       ${personShiftFactsColumns('$3', '$4')}
     from contracts c
     join people p on p.id = c.person_id
     left join timesheet_locks l on l.contract_id = c.id and l.month_on = $3
     left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = $3
     left join timesheet_approvals a on a.contract_id = c.id and a.month_on = $3
     left join invoices i on i.contract_id = c.id and i.month_on = $3 and i.live
     where c.customer_id = $1 and c.start_on <= $2 and (c.end_on is null or c.end_on >= $2)
       and p.employment_start_on <= $2 and (p.employment_end_on is null or p.employment_end_on >= $2)
     order by p.id, c.id) d
   order by d."lastName" collate dutch, d."firstName" collate dutch, d."personId"`,
)

type Input = { readonly customerId: number; readonly day: Day; readonly shiftTypeId: number }

/** The people with a contract at the customer, by name, with the facts that decide which shifts they can work. */
export function listCandidates(db: Database, { customerId, day, shiftTypeId }: Input): Promise<CandidateRow[]> {
  const month = monthOf(day)
  return candidates(db, [customerId, day, firstDayOf(month), lastDayOf(month), shiftTypeId])
}
