import type { Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { actionsShownToEmployee } from '@uurwerk/contract/audit/actionsShownToEmployee'
import type { Instant } from '@uurwerk/domain/time/instant'
import { monthsFrom } from '../balances/months/monthsFrom.ts'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'
import { SHIFT_COLUMNS, type ShiftRow } from '../planning/shifts/shiftStore.ts'
import { expectedMonthSql } from '../contracts/months/expectedMonthSql.ts'

export type NextShiftRow = ShiftRow & { readonly customerName: string }

const nextShifts = prepared<NextShiftRow, [personId: number, now: string, limit: number]>(
  'next shifts',
  `select ${SHIFT_COLUMNS}, k.name as "customerName"
   from shifts s
   join contracts c on c.id = s.contract_id
   join customers k on k.id = c.customer_id
   left join shift_types t on t.id = s.shift_type_id
   where s.person_id = $1 and s.end_at > $2 and s.closed_at is null
   order by s.start_at
   limit $3`,
)

/** The shifts of a person that have not ended yet, in the order of their start. */
export const listNextShifts = (db: Database, personId: number, now: Instant): Promise<NextShiftRow[]> =>
  nextShifts(db, [personId, isoOf(now), 2])

export type OwnMonthRow = {
  readonly yearMonth: YearMonth
  readonly timesheets: number
  readonly open: number
  readonly confirmed: number
  readonly shifts: number
}

const ownMonths = prepared<OwnMonthRow, [personId: number, firstDays: readonly Day[], lastDays: readonly Day[]]>(
  'own months',
  `select to_char(m.first_on, 'YYYY-MM') as "yearMonth", count(c.id)::integer as timesheets,
     (count(c.id) filter (where l.contract_id is null and f.contract_id is null))::integer as open,
     count(f.contract_id)::integer as confirmed,
     coalesce(sum((select count(*) from shifts s
       where s.contract_id = c.id and s.start_on between m.first_on and m.last_on and s.closed_at is null)), 0)::integer
       as shifts
   from unnest($2::date[], $3::date[]) m (first_on, last_on)
   join people p on p.id = $1
   left join contracts c on c.person_id = p.id and c.start_on <= m.last_on
     and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= m.first_on
     and ${expectedMonthSql('m.first_on', 'm.last_on')}
   left join timesheet_locks l on l.contract_id = c.id and l.month_on = m.first_on
   left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = m.first_on
   group by m.first_on
   order by m.first_on`,
)

type Months = { readonly personId: number; readonly first: YearMonth; readonly last: YearMonth }

export function listOwnMonths(db: Database, { personId, first, last }: Months): Promise<OwnMonthRow[]> {
  const months = monthsFrom(first, last)
  return ownMonths(db, [personId, months.map(firstDayOf), months.map(lastDayOf)])
}

export type ChangeRow = {
  readonly id: number
  readonly second: Instant
  readonly actorName: string
  readonly action: string
  readonly customerName: string | null
  readonly yearMonth: YearMonth | null
  readonly changes: Readonly<Record<string, unknown>>
}

const changesByOthers = prepared<ChangeRow, [personId: number, actions: readonly string[], limit: number]>(
  'changes by others',
  `with latest as materialized (
     select a.* from audit_entries a
     where a.person_id = $1 and a.actor_id <> $1 and a.action = any($2)
     order by a.at desc, a.id desc
     limit 10 * $3),
   -- One action can change more than one record, such as a shift that becomes an absence.
   acts as (
     select distinct on (l.at, l.actor_id, l.action) l.* from latest l
     order by l.at, l.actor_id, l.action, l.contract_id nulls last, l.id)
   select a.id, floor(extract(epoch from a.at))::int8 as second, p.first_name || ' ' || p.last_name as "actorName",
     a.action, k.name as "customerName", to_char(a.month_on, 'YYYY-MM') as "yearMonth", a.changes
   from acts a
   join people p on p.id = a.actor_id
   left join contracts c on c.id = a.contract_id
   left join customers k on k.id = c.customer_id
   order by a.at desc, a.id desc
   limit $3`,
)

/** The last changes in the data of a person that somebody else made, the latest first. */
export const listChangesByOthers = (db: Database, personId: number): Promise<ChangeRow[]> =>
  changesByOthers(db, [personId, Object.keys(actionsShownToEmployee), 3])

const hasContract = prepared<{ readonly has: boolean }, [personId: number, today: Day]>(
  'has contract',
  `select exists (select from contracts c join people p on p.id = c.person_id
     where c.person_id = $1 and coalesce(least(c.end_on, p.employment_end_on), 'infinity') >= $2) as has`,
)

/** True when a contract of the person is active today or begins later. */
export async function readHasContract(db: Database, personId: number, today: Day): Promise<boolean> {
  const [row] = await hasContract(db, [personId, today])
  return row?.has ?? false
}
