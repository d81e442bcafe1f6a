import type { Day } from '@uurwerk/domain/time/day'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type ChangedNeedRow = {
  readonly id: number
  readonly customerName: string
  readonly shiftTypeName: string
  readonly day: Day
  readonly startMinute: number
  readonly endMinute: number
  readonly places: number
  readonly filled: number
  readonly filledSeen: number
}

const changedNeeds = prepared<ChangedNeedRow, [today: Day]>(
  'needs with another number of filled places',
  `select n.id, k.name as "customerName", t.name as "shiftTypeName", n.day_on as day, t.start_minute as "startMinute",
     t.end_minute as "endMinute", n.places, n.filled_seen as "filledSeen",
     (select count(*) from need_places f where f.need_id = n.id)::integer as filled
   from staff_needs n
   join customers k on k.id = n.customer_id
   join shift_types t on t.id = n.shift_type_id
   where n.day_on >= $1 and n.withdrawn_at is null
     and n.filled_seen <> (select count(*) from need_places f where f.need_id = n.id)
   order by n.id
   for update of n skip locked`,
)

/**
 * Locks the open shifts whose number of filled places has changed since the last run of the job. Skips open shifts that
 * another process handles now.
 */
export const lockChangedNeeds = (tx: Tx, today: Day): Promise<ChangedNeedRow[]> => changedNeeds(tx, [today])

const seen = prepared<never, [ids: readonly number[], filled: readonly number[]]>(
  'mark filled places as seen',
  `update staff_needs n set filled_seen = s.filled
   from unnest($1::bigint[], $2::integer[]) s(id, filled) where n.id = s.id`,
)

export async function markFilledSeen(tx: Tx, needs: readonly ChangedNeedRow[]): Promise<void> {
  await seen(tx, [needs.map(({ id }) => id), needs.map(({ filled }) => filled)])
}
