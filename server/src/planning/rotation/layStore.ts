import type { Followed, Standing } from '@uurwerk/domain/planning/patterns/rotation'
import type { Day } from '@uurwerk/domain/time/day'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type FollowingContractRow = {
  readonly contractId: number
  readonly personId: number
  readonly personName: string
  readonly followed: readonly Followed[]
  readonly standing: readonly Standing[]
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
       'isOfPattern', m.shift_id is not null and s.version = 1 and not s.adjusted) order by s.start_at) as standing
     from shifts s left join pattern_shifts m on m.shift_id = s.id
     where s.contract_id = any($1::bigint[]) and s.start_on between $2 and $3 and s.closed_at is null
     group by s.contract_id
   ) s on s.contract_id = c.id
   order by p.last_name collate dutch, p.first_name collate dutch, c.id`,
)

/** The contracts that follow a pattern in a period, with their patterns and their shifts. */
export const selectFollowingContracts = (tx: Tx, values: Values): Promise<FollowingContractRow[]> =>
  following(tx, values)

/** Stores for each shift which pattern made it. */
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

const filled = prepared<never, [ids: readonly number[], to: Day]>(
  'fill patterns until',
  `update contract_patterns f set filled_until = greatest(f.filled_until, $2) where f.id = any($1::bigint[])`,
)

/** Stores the day until which the patterns are filled. */
export async function storeFilledUntil(tx: Tx, followedIds: readonly number[], to: Day): Promise<void> {
  await filled(tx, [followedIds, to])
}
