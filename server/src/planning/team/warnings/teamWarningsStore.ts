import type { Day } from '@uurwerk/domain/time/day'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import { SHIFT_TIMES, type ShiftTimesRow } from '../../../balances/months/shiftTimesStore.ts'
import type { Database } from '../../../platform/db/database.ts'
import { statementOfPeople } from '../statementOfPeople.ts'

export type UnpricedRow = { readonly personId: number; readonly day: Day; readonly customerName: string }

const unpriced = statementOfPeople<UnpricedRow>(
  'shifts without a rate',
  (ofPeople) => `select s.person_id as "personId", s.start_on as day, k.name as "customerName"
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id and not k.internal
   left join orders o on o.contract_id = s.contract_id and o.closed_at is null
     and s.start_on between o.start_on and coalesce(o.end_on, 'infinity')
   where s.start_on between $1 and $2 and s.closed_at is null and o.id is null and ${ofPeople('s.person_id')}
   order by s.person_id, s.start_on`,
)

/** Days on which the contract has no order (a period with an hourly rate), at customers that get invoices. */
export const listDaysWithoutRate = unpriced

export type PlannedPersonRow = {
  readonly id: number
  readonly kind: PersonKind
  readonly shifts: readonly ShiftTimesRow[]
}

const planned = statementOfPeople<PlannedPersonRow, [from: Day, to: Day, before: Day, after: Day]>(
  'planned people',
  (ofPeople) => `select p.id, p.kind, s.shifts
   from (
     select s.person_id, array_to_json(array_agg(${SHIFT_TIMES})) as shifts
     from shifts s
     where s.start_on between $3 and $4 and s.closed_at is null and ${ofPeople('s.person_id', 5)}
     group by s.person_id
   ) s
   join people p on p.id = s.person_id
   where p.employment_start_on <= $2 and (p.employment_end_on is null or p.employment_end_on >= $1)
     and exists (
       select from contracts c where c.person_id = p.id and c.start_on <= $2 and (c.end_on is null or c.end_on >= $1))
   order by p.id`,
)

/** The people in the team planning of a period, with their shifts in a longer period around it. */
export const listPlannedPeople = (
  db: Database,
  { from, to }: { readonly from: Day; readonly to: Day },
  [before, after]: readonly [Day, Day],
  people: readonly number[] | undefined,
): Promise<PlannedPersonRow[]> => planned(db, [from, to, before, after], people)
