import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { NoticeTiming } from '@uurwerk/domain/planning/notices/isOpenShiftNoticeDue'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { MAY_SEE } from '../../planning/openShifts/claims/claimStore.ts'

export type PendingNeedRow = {
  readonly id: number
  readonly day: Day
  readonly startMinute: number
  readonly endMinute: number
  readonly madeAt: Instant
  /** True when the people who chose a message about each open shift got this message. */
  readonly toldAtOnce: boolean
}

/**
 * Reads and locks the open shifts that still need a message. Open shifts that another process handles at this moment
 * are left out.
 */
export async function lockPendingNeeds(tx: Tx, now: Instant): Promise<PendingNeedRow[]> {
  const { rows } = await sql<PendingNeedRow>`
    select n.id, n.day_on as day, t.start_minute as "startMinute", t.end_minute as "endMinute",
      floor(extract(epoch from n.made_at))::int8 as "madeAt", n.told_at_once_at is not null as "toldAtOnce"
    from staff_needs n
    join shift_types t on t.id = n.shift_type_id
    where n.told_at is null and n.withdrawn_at is null and n.claim_until > ${isoOf(now)}::timestamptz
      and (select count(*) from need_places f where f.need_id = n.id) < n.places
    order by n.id
    for update of n skip locked`.execute(tx)
  return rows
}

export type NeedsReceiver = {
  readonly personId: number
  readonly firstName: string
  readonly email: string
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
  readonly byMail: boolean
  readonly byPush: boolean
  readonly days: readonly Day[]
}

/**
 * The employees who have signed in before and can apply for at least one of the open shifts, with the days. Days with
 * an absence or a shift and confirmed months are left out. The daily message also goes to an employee who chose a
 * message about each open shift and did not get it, for example because of a later choice. Nobody gets a second
 * message (rules needs-21, needs-22).
 */
export async function listPeopleToNotify(
  tx: Tx,
  timing: NoticeTiming,
  needIds: readonly number[],
): Promise<NeedsReceiver[]> {
  const { rows } = await sql<NeedsReceiver>`
    select p.id as "personId", p.first_name as "firstName", p.email, p.employment_end_on as "employmentEnd",
      s.sign_in_days_after_employment as "signInDaysAfterEmployment",
      coalesce(r.open_shifts_by_mail, true) as "byMail", coalesce(r.open_shifts_by_push, true) as "byPush",
      json_agg(distinct n.day_on order by n.day_on) as days
    from staff_needs n
    join contracts c on c.customer_id = n.customer_id
    join people p on p.id = c.person_id
    cross join company_settings s
    left join reminder_choices r on r.person_id = p.id
    where n.id = any(${needIds}::bigint[])
      and (${timing === 'daily'}::boolean or coalesce(r.open_shifts_at_once, false))
      and not coalesce(p.id = any(n.told_at_once_people),
        n.told_at_once_at is not null and coalesce(r.open_shifts_at_once, false))
      and ${sql.raw(MAY_SEE)}
      and (p.invited_at is not null or p.provider_subject is not null)
      and exists (select from person_roles o where o.person_id = p.id and o.role = 'ROLE_USER')
      and not exists (select from shifts h
        where h.person_id = p.id and h.start_on = n.day_on and h.closed_at is null)
      and not exists (select from absences b
        where b.person_id = p.id and b.day_on = n.day_on and b.closed_at is null
        group by b.day_on having bool_or(b.full_day) or count(*) = 2)
      and not exists (select from timesheet_confirmations f
        where f.contract_id = c.id and f.month_on = n.day_on - (extract(day from n.day_on)::integer - 1))
    group by p.id, s.sign_in_days_after_employment, r.open_shifts_by_mail, r.open_shifts_by_push
    order by p.id`.execute(tx)
  return rows
}

type Telling = {
  readonly timing: NoticeTiming
  readonly needIds: readonly number[]
  readonly people: readonly NeedsReceiver[]
  readonly now: Instant
}

/**
 * Marks the open shifts whose message was sent. The people who got the immediate message stay stored with each open
 * shift until the daily message.
 */
export async function markNotified(tx: Tx, { timing, needIds, people, now }: Telling): Promise<void> {
  const informed = JSON.stringify(people.map(({ personId, days }) => ({ personId, days })))
  if (timing === 'daily')
    await tx
      .updateTable('staff_needs')
      .set({ told_at: isoOf(now), told_at_once_people: null })
      .where('staff_needs.id', 'in', needIds)
      .execute()
  else
    await sql`
      update staff_needs n set told_at_once_at = ${isoOf(now)}::timestamptz, told_at_once_people = array(
        select (x->>'personId')::bigint from jsonb_array_elements(${informed}::jsonb) x
        where x->'days' ? n.day_on::text)
      where n.id = any(${needIds}::bigint[])`.execute(tx)
}
