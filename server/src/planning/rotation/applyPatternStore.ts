import type { FilledUntil } from '@uurwerk/contract/planning/patterns/rotationPatterns'
import type { FollowedPattern, ExistingShift } from '@uurwerk/domain/planning/patterns/rotation'
import type { Day } from '@uurwerk/domain/time/day'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type FollowingContractRow = {
  readonly contractId: number
  readonly personId: number
  readonly personName: string
  readonly followed: readonly FollowedPattern[]
  readonly standing: readonly ExistingShift[]
}

type Values = [contractIds: readonly number[], from: Day, to: Day]

const following = prepared<FollowingContractRow, Values>(
  'contracts that follow a pattern',
  `select c.id as "contractId", p.id as "personId", p.first_name || ' ' || p.last_name as "personName",
     f.followed, coalesce(s.standing, '[]') as standing
   from (
     select f.contract_id, json_agg(json_build_object('id', f.id, 'weeks', n.weeks, 'firstWeek', f.first_week,
       'period', json_build_object('start', f.start_on, 'end', f.end_on),
       'days', (select json_agg(json_build_object('week', d.week, 'weekday', d.weekday, 'shiftId', d.shift_type_id))
         from rotation_pattern_days d where d.pattern_id = n.id))) as followed
     from contract_patterns f join rotation_patterns n on n.id = f.pattern_id
     where f.contract_id = any($1::bigint[]) and f.start_on <= $3 and (f.end_on is null or f.end_on >= $2)
     group by f.contract_id
   ) f
   join contracts c on c.id = f.contract_id
   join people p on p.id = c.person_id
   left join (
     select s.contract_id, json_agg(json_build_object('id', s.id, 'version', s.version, 'day', s.start_on,
       'shiftTypeId', s.shift_type_id,
       'followerId', case when s.version = 1 and not s.adjusted then m.contract_pattern_id end) order by s.start_at) as standing
     from shifts s left join pattern_shifts m on m.shift_id = s.id
     where s.contract_id = any($1::bigint[]) and s.start_on between $2 and $3 and s.closed_at is null
     group by s.contract_id
   ) s on s.contract_id = c.id
   order by p.last_name collate dutch, p.first_name collate dutch, c.id`,
)

/** The contracts that follow a pattern in a period, with their patterns and their shifts. */
export const listFollowingContracts = (tx: Tx, values: Values): Promise<FollowingContractRow[]> => following(tx, values)

export async function insertPatternShifts(
  tx: Tx,
  made: readonly { readonly shiftId: number; readonly followedId: number }[],
): Promise<void> {
  if (made.length === 0) return
  const rows = made.map(({ shiftId, followedId }) => ({ shift_id: shiftId, contract_pattern_id: followedId }))
  for (let first = 0; first < rows.length; first += 1000)
    await tx
      .insertInto('pattern_shifts')
      .values(rows.slice(first, first + 1000))
      .execute()
}

type Restored = { readonly shiftId: number; readonly followerId: number; readonly contractId: number }

const restored = prepared<never, [shifts: string]>(
  'restore shifts of patterns',
  `insert into pattern_shifts (shift_id, contract_pattern_id)
   select r."shiftId", f.id
   from jsonb_to_recordset($1::jsonb) r ("shiftId" bigint, "followerId" bigint, "contractId" bigint)
   join contract_patterns f on f.id = r."followerId" and f.contract_id = r."contractId"
   on conflict do nothing`,
)

/**
 * Stores for each restored shift which pattern made it. A contract that stopped following the pattern is left out (rule
 * rotation-7). A request can name the same shift twice; a shift that already belongs to a pattern keeps that pattern.
 */
export async function restorePatternShifts(tx: Tx, shifts: readonly Restored[]): Promise<void> {
  if (shifts.length > 0) await restored(tx, [JSON.stringify(shifts)])
}

type Filled = { readonly followedIds: readonly number[]; readonly from: Day; readonly to: Day; readonly today: Day }

const filled = prepared<FilledUntil, [ids: readonly number[], from: Day, to: Day, today: Day]>(
  'fill patterns until',
  `update contract_patterns f set filled_until = $3
   from (select o.id, o.filled_until as before, o.start_on from contract_patterns o where o.id = any($1::bigint[]) for update) o
   where f.id = o.id and (o.before is null or o.before < $3) and $2 <= greatest(o.before, o.start_on - 1, $4::date) + 1
   returning f.id as "followerId", o.before, f.filled_until as after`,
)

/**
 * Stores for each followed pattern until which day its shifts are planned, and returns the patterns whose day changed.
 * The stored day does not change when there is a gap between it and the period that was filled now (rule rotation-6).
 * Days before today and days before the contract begins to follow the pattern do not count as a gap.
 */
export const storeFilledUntil = (tx: Tx, { followedIds, from, to, today }: Filled): Promise<FilledUntil[]> =>
  filled(tx, [followedIds, from, to, today])

type TakenBack = { readonly until: readonly FilledUntil[]; readonly contractIds: readonly number[] }

const notFilled = prepared<never, [filled: string, contractIds: readonly number[]]>(
  'take back the day until which patterns are filled',
  `update contract_patterns f set filled_until = r.before
   from jsonb_to_recordset($1::jsonb) r ("followerId" bigint, before date, after date)
   where f.id = r."followerId" and f.filled_until = r.after and f.contract_id = any($2::bigint[])`,
)

/** Restores the day until which the pattern was filled before a call, unless it has changed since (rule rotation-7). */
export async function takeBackFilledUntil(tx: Tx, { until, contractIds }: TakenBack): Promise<void> {
  if (until.length > 0) await notFilled(tx, [JSON.stringify(until), contractIds])
}
