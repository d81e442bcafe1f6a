import type { MinuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ShiftTypeFields = {
  readonly name: string
  readonly color: string
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly breakStart: MinuteOfDay | null
  readonly breakEnd: MinuteOfDay | null
}

export type ShiftTypeRow = ShiftTypeFields & {
  readonly id: number
  readonly version: number
  readonly active: boolean
  readonly archived: boolean
  /** The qualification that every shift of the type requires; null when it requires none. */
  readonly qualification: { readonly id: number; readonly name: string } | null
}

export const SHIFT_TYPE_JSON = `json_build_object('id', t.id, 'version', t.version, 'name', t.name, 'color', t.color,
  'start', t.start_minute, 'end', t.end_minute, 'breakStart', t.break_start_minute, 'breakEnd', t.break_end_minute,
  'active', t.active, 'archived', t.archived_at is not null, 'qualification', (
    select json_build_object('id', q.id, 'name', q.name) from qualifications q where q.id = t.qualification_id))`

type OfCustomer = { readonly customerId: number; readonly shiftTypeId: number }

const lockedType = prepared<{ type: ShiftTypeRow }, [id: number, customerId: number]>(
  'locked shift type',
  `select ${SHIFT_TYPE_JSON} as type
  from shift_types t
  where t.id = $1 and t.customer_id = $2 and t.owner_id is null and t.archived_at is null
  for no key update`,
)

/** Reads and locks a shift type of the customer. Null when the shift type does not exist or is archived. */
export async function lockShiftType(tx: Tx, { customerId, shiftTypeId }: OfCustomer): Promise<ShiftTypeRow | null> {
  const [locked] = await lockedType(tx, [shiftTypeId, customerId])
  return locked?.type ?? null
}

const columnsOf = (fields: ShiftTypeFields) => ({
  name: fields.name,
  color: fields.color,
  start_minute: fields.start,
  end_minute: fields.end,
  break_start_minute: fields.breakStart,
  break_end_minute: fields.breakEnd,
})

type Home = {
  readonly customerId: number
  /** The person who made the shift type for personal use; null when everybody can use it. */
  readonly ownerId: number | null
}

export async function insertShiftType(
  tx: Tx,
  home: Home,
  fields: ShiftTypeFields,
  qualificationId: number | null = null,
): Promise<number> {
  const { id } = await tx
    .insertInto('shift_types')
    .values({
      ...columnsOf(fields),
      customer_id: home.customerId,
      owner_id: home.ownerId,
      qualification_id: qualificationId,
    })
    .returning('shift_types.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateShiftType(
  tx: Tx,
  id: number,
  fields: ShiftTypeFields,
  qualificationId: number | null,
): Promise<void> {
  await change(tx, id, { ...columnsOf(fields), qualification_id: qualificationId })
}

/** Updates a shift type. When the shift type is archived, it becomes available again. */
export async function updateShiftTypeInUse(tx: Tx, id: number, fields: ShiftTypeFields): Promise<void> {
  await change(tx, id, { ...columnsOf(fields), archived_at: null })
}

export async function updateShiftTypeActivity(tx: Tx, id: number, active: boolean): Promise<void> {
  await change(tx, id, { active })
}

export async function markShiftTypeArchived(tx: Tx, id: number, now: Instant): Promise<void> {
  await change(tx, id, { archived_at: isoOf(now) })
}

type Change = Partial<ReturnType<typeof columnsOf>> & {
  readonly active?: boolean
  readonly archived_at?: string | null
  readonly qualification_id?: number | null
}

async function change(tx: Tx, id: number, columns: Change): Promise<void> {
  await tx
    .updateTable('shift_types')
    .set((type) => ({ ...columns, version: type('shift_types.version', '+', 1) }))
    .where('shift_types.id', '=', id)
    .execute()
}
