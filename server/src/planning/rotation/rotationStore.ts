import type { PatternDay } from '@uurwerk/domain/planning/patterns/shiftPattern'
import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type PatternFields = {
  readonly customerId: number
  readonly name: string
  readonly weeks: number
  readonly days: readonly PatternDay[]
}

export type FollowerRow = {
  readonly id: number
  readonly version: number
  readonly contractId: number
  readonly personId: number
  readonly personName: string
  readonly start: Day
  readonly end: Day | null
  readonly contractEnd: Day | null
  readonly firstWeek: number
  readonly filledUntil: Day | null
}

export type RotationRow = PatternFields & {
  readonly id: number
  readonly version: number
  readonly customerName: string
  readonly followers: readonly FollowerRow[]
}

const rotations = prepared<RotationRow, []>(
  'rotation patterns',
  `select n.id, n.version, n.customer_id as "customerId", k.name as "customerName", n.name, n.weeks,
     (select coalesce(json_agg(json_build_object('week', d.week, 'weekday', d.weekday, 'shiftId', d.shift_type_id)
        order by d.week, d.weekday), '[]') from rotation_pattern_days d where d.pattern_id = n.id) as days,
     (select coalesce(json_agg(json_build_object('id', f.id, 'version', f.version, 'contractId', f.contract_id,
          'personId', p.id, 'personName', p.first_name || ' ' || p.last_name, 'start', f.start_on, 'end', f.end_on,
          'contractEnd', c.end_on, 'firstWeek', f.first_week, 'filledUntil', f.filled_until)
        order by p.last_name collate dutch, p.first_name collate dutch, f.start_on, f.id), '[]')
      from contract_patterns f join contracts c on c.id = f.contract_id join people p on p.id = c.person_id
      where f.pattern_id = n.id) as followers
   from rotation_patterns n join customers k on k.id = n.customer_id
   order by k.name collate dutch, k.id, lower(n.name), n.id`,
)

/** All patterns of HR, by customer and name, each with the contracts that follow it. */
export const listRotations = (db: Database): Promise<RotationRow[]> => rotations(db, [])

export async function insertRotation(tx: Tx, fields: PatternFields): Promise<number> {
  const { customerId, name, weeks } = fields
  const { id } = await tx
    .insertInto('rotation_patterns')
    .values({ customer_id: customerId, name, weeks })
    .returning('rotation_patterns.id')
    .executeTakeFirstOrThrow()
  await insertDays(tx, id, fields)
  return id
}

export async function updateRotation(tx: Tx, id: number, fields: PatternFields): Promise<void> {
  const { name, weeks } = fields
  await tx
    .updateTable('rotation_patterns')
    .set((pattern) => ({ name, weeks, version: pattern('rotation_patterns.version', '+', 1) }))
    .where('rotation_patterns.id', '=', id)
    .execute()
  await tx.deleteFrom('rotation_pattern_days').where('rotation_pattern_days.pattern_id', '=', id).execute()
  await insertDays(tx, id, fields)
}

async function insertDays(tx: Tx, patternId: number, { customerId, days }: PatternFields): Promise<void> {
  const rows = days.map(({ week, weekday, shiftId }) => ({
    customer_id: customerId,
    pattern_id: patternId,
    week,
    weekday,
    shift_type_id: shiftId,
  }))
  await tx.insertInto('rotation_pattern_days').values(rows).execute()
}

export async function deleteRotation(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('rotation_patterns').where('rotation_patterns.id', '=', id).execute()
}

export type RotationTypeRow = {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly archived: boolean
  readonly ofContractsCustomer: boolean
  readonly startMinute: number
  readonly endMinute: number
}

const types = prepared<RotationTypeRow, [customerId: number | null, ids: readonly number[]]>(
  'shift types of rotation patterns',
  `select t.id, t.name, t.active, t.archived_at is not null as archived,
     ($1::bigint is null or t.customer_id = $1) and t.owner_id is null as "ofContractsCustomer",
     t.start_minute as "startMinute", t.end_minute as "endMinute"
   from shift_types t where t.id = any($2::bigint[])`,
)

/** When a customer is given, each shift type says whether it belongs to that customer. */
export const listRotationTypes = (
  db: Database,
  customerId: number | null,
  ids: readonly number[],
): Promise<RotationTypeRow[]> => types(db, [customerId, ids])

type Following = {
  readonly patternId: number
  readonly contractId: number
  readonly start: Day
  readonly end: Day | null
  readonly firstWeek: number
}

export async function insertFollower(tx: Tx, { patternId, contractId, start, end, firstWeek }: Following) {
  const { id } = await tx
    .insertInto('contract_patterns')
    .values({ pattern_id: patternId, contract_id: contractId, start_on: start, end_on: end, first_week: firstWeek })
    .returning('contract_patterns.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateEndOfFollower(tx: Tx, id: number, end: Day | null): Promise<void> {
  await tx
    .updateTable('contract_patterns')
    .set((follower) => ({ end_on: end, version: follower('contract_patterns.version', '+', 1) }))
    .where('contract_patterns.id', '=', id)
    .execute()
}

export async function deleteFollower(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('contract_patterns').where('contract_patterns.id', '=', id).execute()
}

/** The customer and the person of a contract; undefined when the contract does not exist. */
export const readContractToFollow = (tx: Tx, contractId: number) =>
  tx
    .selectFrom('contracts as c')
    .select(['c.customer_id as customerId', 'c.person_id as personId'])
    .where('c.id', '=', contractId)
    .executeTakeFirst()
