import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { PendingChanges } from '@uurwerk/domain/planning/notices/isChangeNoticeDue'
import type { RosterShift } from '@uurwerk/domain/planning/notices/rosterChanges'
import type { Day } from '@uurwerk/domain/time/day'
import { addSeconds, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { ROSTER_ACTIONS, type AuditedChange } from '../../planning/rosterChangesOf.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The actions of HR that change absences of a person. */
const ABSENCE = [
  'book absences',
  'edit absence',
  'remove absence',
  'convert sickness',
] as const satisfies readonly AuditAction[]

const TOLD = sql.raw([...ROSTER_ACTIONS, ...ABSENCE].map((action) => `'${action}'`).join(', '))
const OF_ABSENCES = sql.raw(ABSENCE.map((action) => `'${action}'`).join(', '))

/**
 * The maximum age of a change that gets a message, in seconds. It is three days, so that no message is lost when the
 * server does not run during a weekend.
 */
const NEWS_SECONDS = 3 * 24 * 3600

export type ChangeRow = {
  readonly id: number
  readonly personId: number
  readonly kind: PendingChanges['kind']
  readonly at: Instant
  /** The exact moment of the change, with microseconds, for comparisons in the database. */
  readonly moment: string
  /** The day of the shift or the absence that changed; null when this record does not exist any more. */
  readonly recordDay: Day | null
} & AuditedChange

type Input = { readonly now: Instant; readonly personId?: number }

/**
 * Changes by other people without a message, for employees who have signed in before, in the exact order of the
 * changes. `personId` limits the list to that person. A granted open shift and an approved swap are left out, because
 * they have their own mail (rule notices-12).
 */
export async function listPendingChanges(db: Database, { now, personId }: Input): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.* from (
      select a.id, a.person_id as "personId",
        case when a.action in (${OF_ABSENCES}) then 'absence' else 'roster' end as kind,
        floor(extract(epoch from a.at))::int8 as at, a.at::text as moment, coalesce(s.start_on, v.day_on) as "recordDay",
        a.changes, a.contract_id as "contractId", case when a.entity = 'shift' then a.entity_id end as "shiftId"
      from audit_entries a
      join people p on p.id = a.person_id and (p.invited_at is not null or p.provider_subject is not null)
      left join shifts s on a.entity = 'shift' and s.id = a.entity_id
      left join absences v on a.entity = 'absence' and v.id = a.entity_id
      where a.at > ${isoOf(addSeconds(now, -NEWS_SECONDS))}::timestamptz and a.action in (${TOLD})
        and a.actor_id <> a.person_id and a.person_id = coalesce(${personId ?? null}::bigint, a.person_id)
        and exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER')
        and not exists (select from audit_entries g
          where g.person_id = a.person_id and g.at = a.at and g.action in ('grant claim', 'approve swap', 'make swap'))) c
    where not exists (select from change_notices n
      where n.person_id = c."personId" and n.kind = c.kind and n.told_until >= c.moment::timestamptz)
    order by c."personId", c.moment::timestamptz, c.id`.execute(db)
  return rows
}

export type RosterRow = RosterShift & { readonly id: number }

export async function listRoster(tx: Tx, personId: number, days: readonly Day[]): Promise<RosterRow[]> {
  const { rows } = await sql<RosterRow>`
    select s.contract_id as "contractId", s.id, floor(extract(epoch from s.start_at))::int8 as start,
      floor(extract(epoch from s.end_at))::int8 as "end", s.shift_type_id as "shiftTypeId"
    from shifts s
    where s.person_id = ${personId} and s.start_on = any(${days}::date[]) and s.closed_at is null`.execute(tx)
  return rows
}

export async function listTypeNames(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('shift_types')
    .select(['shift_types.id', 'shift_types.name'])
    .where('shift_types.id', 'in', [...ids, -1])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type Receiver = {
  readonly firstName: string
  readonly email: string
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

export async function readReceiver(tx: Tx, personId: number): Promise<Receiver> {
  const { rows } = await sql<Receiver>`
    select p.first_name as "firstName", p.email, p.employment_end_on as "employmentEnd",
      s.sign_in_days_after_employment as "signInDaysAfterEmployment"
    from people p
    cross join company_settings s
    where p.id = ${personId}`.execute(tx)
  return rows[0]!
}

type Notice = {
  readonly personId: number
  readonly kind: PendingChanges['kind']
  readonly toldUntil: string
  readonly mailId: number | null
  readonly now: Instant
}

export async function insertChangeNotice(tx: Tx, notice: Notice): Promise<void> {
  await tx
    .insertInto('change_notices')
    .values({
      person_id: notice.personId,
      kind: notice.kind,
      told_until: notice.toldUntil,
      mail_id: notice.mailId,
      made_at: isoOf(notice.now),
    })
    .execute()
}
