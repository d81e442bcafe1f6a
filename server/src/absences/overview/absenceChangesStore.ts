import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The values of a field before and after a change, as the audit trail stores them. */
type Changed<Value> = readonly [before: Value | null, after: Value | null]

export type AbsenceChangeRow = {
  readonly id: number
  readonly second: Instant
  readonly action: string
  readonly userId: number
  readonly userName: string
  readonly actorName: string | null
  readonly changes: {
    readonly day?: Changed<Day>
    readonly days?: Changed<readonly Day[]>
    readonly category?: Changed<AbsenceCategory>
    readonly fullDay?: Changed<boolean>
    readonly prolongedSickLeave?: Changed<DayPeriod>
  }
  /** The values come from the stored absence, because the audit entry has only the fields that changed. */
  readonly absence: { readonly day: Day; readonly category: AbsenceCategory; readonly fullDay: boolean } | null
  readonly unseen: number
}

const changes = prepared<AbsenceChangeRow, [personId: number, since: string, seenUntil: number, most: number]>(
  'absence changes',
  `select c.id, c.second, c.action, p.id as "userId", p.first_name || ' ' || p.last_name as "userName",
     case when c.actor_id <> p.id then actor.first_name || ' ' || actor.last_name end as "actorName", c.changes, c.unseen,
     (select json_build_object('day', a.day_on, 'category', a.category, 'fullDay', a.full_day)
      from absences a where c.action = 'edit absence' and a.id = c.entity_id) as absence
   from (
     select e.id, floor(extract(epoch from e.at))::int8 as second, e.action, e.actor_id, e.person_id, e.entity_id, e.changes,
       count(*) over ()::integer as unseen
     from audit_entries e
     where e.action in ('book absences', 'edit absence', 'remove absence', 'start prolonged sick leave',
         'change prolonged sick leave', 'end prolonged sick leave', 'remove prolonged sick leave')
       and e.id > $3 and e.at >= $2::timestamptz and e.actor_id is distinct from $1 and e.person_id is not null
     order by e.id desc
     limit $4
   ) c
   join people p on p.id = c.person_id
   left join people actor on actor.id = c.actor_id
   order by c.id desc`,
)

type Input = {
  readonly personId: number
  readonly since: Instant
  readonly seenUntil: number
  readonly most: number
}

/** Returns changes of absences by other people, the latest change first. */
export const listAbsenceChanges = (
  db: Database,
  { personId, since, seenUntil, most }: Input,
): Promise<AbsenceChangeRow[]> => changes(db, [personId, isoOf(since), seenUntil, most])

/** The id of the last audit entry about absences that a person has seen; 0 when the person has seen none. */
export async function readSeenUntil(db: Database, personId: number): Promise<number> {
  const row = await db
    .selectFrom('absence_changes_seen')
    .select('absence_changes_seen.seen_until')
    .where('absence_changes_seen.person_id', '=', personId)
    .executeTakeFirst()
  return row?.seen_until ?? 0
}

export async function saveSeenUntil(tx: Tx, personId: number, seenUntil: number): Promise<void> {
  await tx
    .insertInto('absence_changes_seen')
    .values({ person_id: personId, seen_until: seenUntil })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ seen_until: seenUntil }))
    .execute()
}
