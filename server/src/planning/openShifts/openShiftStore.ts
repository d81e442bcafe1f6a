import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { EMPLOYED_THERE, QUALIFIED, WAITING } from './claims/claimStore.ts'
import { NEED_COLUMNS, NEED_TABLES, type NeedRow } from './needStore.ts'

export type OpenShiftRow = NeedRow & {
  readonly contractId: number
  readonly breakStartMinute: number | null
  readonly breakEndMinute: number | null
  /** True when the shift type can still be used for new shifts. */
  readonly usable: boolean
  readonly waiting: boolean
  readonly refused: boolean
}

const HAS_CLAIM = `exists (select from need_claims w where w.need_id = n.id and w.person_id = $1 and ${WAITING})`

const openShifts = prepared<OpenShiftRow, [personId: number, from: Day, to: Day]>(
  'open shifts of a person',
  `select o.* from (
     select distinct on (n.id) ${NEED_COLUMNS}, c.id as "contractId", t.break_start_minute as "breakStartMinute",
       t.break_end_minute as "breakEndMinute", t.active and t.archived_at is null as usable,
       ${HAS_CLAIM} as waiting,
       exists (select from need_claims w where w.need_id = n.id and w.person_id = $1 and w.refused_at is not null) as refused
     from ${NEED_TABLES}
     join contracts c on c.customer_id = n.customer_id
     join people p on p.id = c.person_id
     where p.id = $1 and n.day_on between $2 and $3 and ${EMPLOYED_THERE} and (${QUALIFIED} or ${HAS_CLAIM})
     order by n.id, c.id) o
   order by o.day, o."startMinute", o."customerName" collate dutch, o.id`,
)

/**
 * The open shifts that a person can see, each with the contract with which the shift would be planned. A person whose
 * qualification ended still sees an open shift with a waiting claim, to withdraw this claim (rules needs-6,
 * qualifications-5).
 */
export const listOpenShifts = (db: Database, values: [personId: number, from: Day, to: Day]): Promise<OpenShiftRow[]> =>
  openShifts(db, values)
