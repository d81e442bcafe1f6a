import type { SwapShift } from '@uurwerk/contract/planning/swaps'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type SwapOutcome = 'approved' | 'refused' | 'declined' | 'withdrawn' | 'lapsed'

export type SwapShiftRow = SwapShift & {
  readonly version: number
  readonly personId: number
  readonly contractId: number
  readonly customerId: number
  readonly shiftTypeId: number | null
  readonly startAt: Instant
  readonly adjusted: boolean
  readonly isInSwap: boolean
}

/** SQL that returns a `SwapShiftRow` as JSON; null when the shift does not exist. `s` is the alias of the shift. */
const shiftJson = (shiftId: string): string => `(
  select json_build_object('id', s.id, 'version', s.version, 'personId', s.person_id, 'contractId', s.contract_id,
    'customerId', c.customer_id, 'shiftTypeId', s.shift_type_id, 'day', s.start_on,
    'start', to_char(s.start_at at time zone 'Europe/Brussels', 'HH24:MI'),
    'end', to_char(s.end_at at time zone 'Europe/Brussels', 'HH24:MI'),
    'startAt', extract(epoch from s.start_at)::int8, 'adjusted', s.adjusted, 'color', coalesce(t.color, '#DDDDDD'),
    'shiftTypeName', coalesce(t.name, 'Shift'), 'customerName', k.name,
    'isInSwap', exists (select from swaps o where o.ended_at is null and s.id in (o.shift_id, o.other_shift_id)))
  from shifts s
  join contracts c on c.id = s.contract_id
  join customers k on k.id = c.customer_id
  left join shift_types t on t.id = s.shift_type_id
  where s.id = ${shiftId} and s.closed_at is null)`

export type SwapRow = {
  readonly id: number
  readonly personId: number
  readonly name: string
  readonly toPersonId: number | null
  readonly toName: string | null
  readonly shift: SwapShiftRow | null
  readonly other: SwapShiftRow | null
  readonly day: Day
  readonly closesAt: Instant
  readonly isAccepted: boolean
  readonly isEnded: boolean
  readonly outcome: SwapOutcome | null
  readonly reason: string
  /** True when one of the shifts was changed or removed after the employee asked for the swap. */
  readonly isChanged: boolean
}

const SWAPS = `
  select d.*, d.shift is null or (d.shift->>'version')::int <> d."shiftVersion" or (d."otherVersion" is not null
    and (d.other is null or (d.other->>'version')::int <> d."otherVersion")) as "isChanged"
  from (
    select w.id, w.person_id as "personId", p.first_name || ' ' || p.last_name as name, w.to_person_id as "toPersonId",
      o.first_name || ' ' || o.last_name as "toName", ${shiftJson('w.shift_id')} as shift,
      ${shiftJson('w.other_shift_id')} as other, w.shift_version as "shiftVersion", w.other_version as "otherVersion",
      w.day_on as day, extract(epoch from w.closes_at)::int8 as "closesAt", w.accepted_at is not null as "isAccepted",
      w.ended_at is not null as "isEnded", w.outcome, w.reason
    from swaps w
    join people p on p.id = w.person_id
    left join people o on o.id = w.to_person_id
    where`

const swapById = prepared<SwapRow, [swapId: number]>('swap by id', `${SWAPS} w.id = $1) d`)

export async function readSwap(db: Database, swapId: number): Promise<SwapRow | null> {
  const [row] = await swapById(db, [swapId])
  return row ?? null
}

const ownSwaps = prepared<SwapRow, [personId: number, endedAfter: string, now: string]>(
  'swaps of a person',
  `${SWAPS} (w.ended_at is null or w.ended_at > $2) and (w.person_id = $1 or w.to_person_id = $1 or (
      w.to_person_id is null and w.ended_at is null and w.closes_at > $3
      and exists (select from shifts s join contracts a on a.id = s.contract_id
        join contracts c on c.customer_id = a.customer_id and c.person_id = $1
        where s.id = w.shift_id and c.start_on <= s.start_on and (c.end_on is null or c.end_on >= s.start_on))))
  ) d order by d.day, d.id`,
)

/** The person's swaps, the open offers that the person can accept, and the swaps that ended recently. */
export const listOwnSwaps = (db: Database, personId: number, moment: { endedAfter: Instant; now: Instant }) =>
  ownSwaps(db, [personId, isoOf(moment.endedAfter), isoOf(moment.now)])

const liveSwaps = prepared<SwapRow, []>('live swaps', `${SWAPS} w.ended_at is null) d order by d.day, d.id`)

export const listLiveSwaps = (db: Database): Promise<SwapRow[]> => liveSwaps(db, [])

const toDecide = prepared<{ count: number }, [now: string]>(
  'number of swaps to decide',
  `select count(*)::integer as count from swaps w
   where w.ended_at is null and w.accepted_at is not null and w.closes_at > $1`,
)

/** The number of swaps that a colleague accepted and that wait for HR. */
export async function countSwapsToDecide(db: Database, now: Instant): Promise<number> {
  const [row] = await toDecide(db, [isoOf(now)])
  return row?.count ?? 0
}

/**
 * Locks a swap. The caller must lock the people of the swap first, and must read the facts of the swap in a later
 * statement: only a later statement sees the changes that were committed while this statement waited.
 */
export async function lockSwap(tx: Tx, swapId: number): Promise<void> {
  await tx.selectFrom('swaps').select('swaps.id').where('swaps.id', '=', swapId).forUpdate().execute()
}

const shiftById = prepared<{ shift: SwapShiftRow | null }, [shiftId: number]>(
  'shift to swap',
  `select ${shiftJson('$1')} as shift`,
)

export async function readShiftToSwap(db: Database, shiftId: number): Promise<SwapShiftRow | null> {
  const [row] = await shiftById(db, [shiftId])
  return row?.shift ?? null
}

const contractAt = prepared<{ id: number }, [personId: number, customerId: number, day: Day]>(
  'contract at a customer on a day',
  `select c.id from contracts c
   where c.person_id = $1 and c.customer_id = $2 and c.start_on <= $3 and (c.end_on is null or c.end_on >= $3)
   order by c.id limit 1`,
)

/** The contract of a person at a customer on a day; null when the person has no such contract. */
export async function readContractAt(
  db: Database,
  { personId, customerId, day }: { readonly personId: number; readonly customerId: number; readonly day: Day },
): Promise<number | null> {
  const [row] = await contractAt(db, [personId, customerId, day])
  return row?.id ?? null
}

export type ColleagueRow = {
  readonly personId: number
  readonly name: string
  readonly shifts: readonly SwapShiftRow[]
}

const colleagues = prepared<ColleagueRow, [personId: number, customerId: number, day: Day, from: string, to: Day]>(
  'colleagues for a swap',
  `select p.id as "personId", p.first_name || ' ' || p.last_name as name,
     (select coalesce(json_agg(${shiftJson('h.id')} order by h.start_at), '[]')
      from shifts h join contracts a on a.id = h.contract_id
      where h.person_id = p.id
        and exists (select from contracts m where m.person_id = $1 and m.customer_id = a.customer_id
          and m.start_on <= h.start_on and (m.end_on is null or m.end_on >= h.start_on))
        and h.start_at > $4 and h.start_on <= $5 and h.closed_at is null
        and not h.adjusted and h.shift_type_id is not null
        and not exists (select from swaps o where o.ended_at is null and h.id in (o.shift_id, o.other_shift_id))) as shifts
   from people p
   where p.id <> $1
     and exists (select from contracts c where c.person_id = p.id and c.customer_id = $2
       and c.start_on <= $3 and (c.end_on is null or c.end_on >= $3))
     and p.employment_start_on <= $3 and (p.employment_end_on is null or p.employment_end_on >= $3)
     and exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER')
   order by p.last_name collate dutch, p.first_name collate dutch, p.id`,
)

type ColleaguesInput = {
  readonly personId: number
  readonly customerId: number
  readonly day: Day
  readonly after: Instant
  readonly to: Day
}

/**
 * The colleagues with a contract at the customer on the day, who can take the shift of the person there. Each colleague
 * has a list of shifts that the person can take in exchange, at customers where the person also has a contract.
 */
export const listColleagues = (db: Database, { personId, customerId, day, after, to }: ColleaguesInput) =>
  colleagues(db, [personId, customerId, day, isoOf(after), to])

type NewSwap = {
  readonly shift: SwapShiftRow
  readonly toPersonId: number | null
  readonly other: SwapShiftRow | null
  readonly now: Instant
  readonly closesAt: Instant
}

export async function insertSwap(tx: Tx, { shift, toPersonId, other, now, closesAt }: NewSwap): Promise<number> {
  const { id } = await tx
    .insertInto('swaps')
    .values({
      person_id: shift.personId,
      shift_id: shift.id,
      shift_version: shift.version,
      day_on: shift.day,
      to_person_id: toPersonId,
      other_shift_id: other?.id ?? null,
      other_version: other?.version ?? null,
      other_day_on: other?.day ?? null,
      asked_at: isoOf(now),
      closes_at: isoOf(closesAt),
    })
    .returning('swaps.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markAccepted(tx: Tx, swapId: number, { personId, now }: { personId: number; now: Instant }) {
  await tx
    .updateTable('swaps')
    .set({ to_person_id: personId, accepted_at: isoOf(now) })
    .where('swaps.id', '=', swapId)
    .execute()
}

type Ending = {
  readonly outcome: SwapOutcome
  readonly now: Instant
  readonly decidedBy: number | null
  readonly reason?: string
}

export async function endSwap(tx: Tx, swapId: number, { outcome, now, decidedBy, reason = '' }: Ending): Promise<void> {
  await tx
    .updateTable('swaps')
    .set({ outcome, ended_at: isoOf(now), decided_by: decidedBy, reason })
    .where('swaps.id', '=', swapId)
    .execute()
}

/** SQL that is true when the month of a shift was confirmed by its owner or by the person who gets the shift. */
const isConfirmed = (shift: string, receiverId: string): string => `exists (
  select from timesheet_confirmations f
  where f.month_on = ${shift}.start_on - (extract(day from ${shift}.start_on)::integer - 1)
    and f.contract_id in (${shift}.contract_id, (
      select c.id from contracts c join contracts a on a.id = ${shift}.contract_id and a.customer_id = c.customer_id
      where c.person_id = ${receiverId} and c.start_on <= ${shift}.start_on
        and (c.end_on is null or c.end_on >= ${shift}.start_on)
      order by c.id limit 1)))`

/**
 * The undecided swaps that must end: the time for a decision is over, a shift was changed or removed, or a month was
 * confirmed. The month of a colleague counts only when the colleague has accepted the swap.
 */
export async function listSwapsToLapse(db: Database, now: Instant): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from swaps w
    left join shifts s on s.id = w.shift_id and s.closed_at is null
    left join shifts o on o.id = w.other_shift_id and o.closed_at is null
    where w.ended_at is null and (w.closes_at <= ${isoOf(now)}::timestamptz or s.version is distinct from w.shift_version
      or o.version is distinct from w.other_version
      or ${sql.raw(isConfirmed('s', 'case when w.accepted_at is not null then w.to_person_id end'))}
      or ${sql.raw(isConfirmed('o', 'w.person_id'))})
    order by w.id`.execute(db)
  return rows.map(({ id }) => id)
}
