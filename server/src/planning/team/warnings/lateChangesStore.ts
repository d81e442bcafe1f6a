import type { RosterShift } from '@uurwerk/domain/planning/notices/rosterChanges'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../../platform/db/database.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { ContractToPlan } from '../contractsToPlanStore.ts'
import { ROSTER_ACTIONS, type AuditedChange } from '../../rosterChangesOf.ts'
import { statementOfPeople } from '../statementOfPeople.ts'

export type RosterChangeRow = AuditedChange & {
  readonly personId: number
  readonly kind: ContractToPlan['kind']
  readonly partTime: ContractToPlan['partTime']
  readonly at: Instant
}

const ACTIONS = ROSTER_ACTIONS.map((action) => `'${action}'`).join(', ')

/** A granted claim of an open shift and a swap are left out, because the employee asked for them. */
export const listChangesOfPartTimers = statementOfPeople<RosterChangeRow, [from: Day, to: Day]>(
  'changes of the roster of part-time employees',
  (ofPeople) => `select a.person_id as "personId", p.kind, t.records as "partTime",
     floor(extract(epoch from a.at))::int8 as at, a.contract_id as "contractId",
     case when a.entity = 'shift' then a.entity_id end as "shiftId", a.changes
   from audit_entries a
   join people p on p.id = a.person_id and p.kind = 'employee'
   join (
     select t.person_id, json_agg(json_build_object('percentage', t.percentage_bp,
       'period', json_build_object('start', t.start_on, 'end', t.end_on)) order by t.start_on) as records
     from part_time_records t group by t.person_id having min(t.percentage_bp) < 10000
   ) t on t.person_id = a.person_id
   where a.action in (${ACTIONS}) and a.at >= $1::date and a.at < $2::date + 1 and a.actor_id <> a.person_id
     and ${ofPeople('a.person_id')}
     and not exists (select from audit_entries g
       where g.person_id = a.person_id and g.at = a.at and g.action in ('grant claim', 'approve swap', 'make swap'))
   order by a.at, a.id`,
)

export type RosterOfPerson = RosterShift & { readonly personId: number }

const roster = prepared<RosterOfPerson, [people: readonly number[], from: Day, to: Day]>(
  'roster of people',
  `select s.person_id as "personId", s.contract_id as "contractId", s.id, s.shift_type_id as "shiftTypeId",
     floor(extract(epoch from s.start_at))::int8 as start, floor(extract(epoch from s.end_at))::int8 as "end"
   from shifts s
   where s.person_id = any($1::bigint[]) and s.start_on between $2 and $3 and s.closed_at is null`,
)

export const listRosters = (db: Database, values: [people: readonly number[], from: Day, to: Day]) => roster(db, values)
