import type { NewShiftTypeOfHr, ShiftTypeEdit } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { qualificationToAsk } from '../../people/qualifications/qualificationToAsk.ts'
import { lockCustomers } from '../customerStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import {
  insertShiftType,
  lockShiftType,
  updateShiftType,
  updateShiftTypeActivity,
  markShiftTypeArchived,
  type ShiftTypeRow,
} from './shiftTypeStore.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { shiftTypeDto } from './shiftTypeDto.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import { deleteShiftTypes, readUsesOfShiftTypes } from '../customerUseStore.ts'

export async function addShiftType(
  context: CommandContext,
  customerId: number,
  { qualificationId = null, ...input }: z.output<typeof NewShiftTypeOfHr>,
) {
  const { tx } = context
  orNotFound((await lockCustomers(tx, [customerId]))[0])
  const fields = shiftTypeFieldsOf(input)
  const qualification = await qualificationToAsk(tx, qualificationId)
  const entityId = await insertShiftType(tx, { customerId, ownerId: null }, fields, qualificationId)
  const after = { customerId, ...fields, qualification: qualification?.name ?? null }
  await recordCallerAct(context, { action: 'add shift type', entity: 'shift type', entityId, after })
  return readCustomer(tx, customerId)
}

const audited = ({ id: _id, version: _version, active: _active, archived: _archived, ...fields }: ShiftTypeRow) => ({
  ...fields,
  qualification: fields.qualification?.name ?? null,
})

/**
 * The qualification of the shift type after the edit. A qualification that the company no longer uses is allowed only
 * when the shift type already has it (rule qualifications-2).
 */
async function requestedQualification(
  tx: Tx,
  before: ShiftTypeRow['qualification'],
  requestedId: number | null | undefined,
): Promise<ShiftTypeRow['qualification']> {
  return requestedId === undefined || requestedId === before?.id ? before : qualificationToAsk(tx, requestedId)
}

/**
 * Edits a shift type. Planned shifts of this type keep their times (rule customers-37). A new qualification is also
 * required for all shifts of this type that are already planned (rule qualifications-9).
 */
export async function editShiftType(
  context: CommandContext,
  customerId: number,
  input: z.output<typeof ShiftTypeEdit>,
) {
  const { tx } = context
  const before = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId: input.id }))
  const entity = { entity: 'shift type', entityId: before.id } as const
  await assertVersion(tx, {
    ...entity,
    stored: before.version,
    sent: input.version,
    current: () => shiftTypeDto(before),
  })
  const after = shiftTypeFieldsOf({ ...input, color: input.color ?? before.color })
  const qualification = await requestedQualification(tx, before.qualification, input.qualificationId)
  await updateShiftType(tx, before.id, after, qualification?.id ?? null)
  await recordCallerAct(context, {
    action: 'edit shift type',
    ...entity,
    before: audited(before),
    after: { ...after, qualification: qualification?.name ?? null },
  })
  return readCustomer(tx, customerId)
}

type Activity = { readonly id: number; readonly active: boolean }

/** Nobody can plan with an inactive shift type. Planned shifts do not change (rule customers-38). */
export async function setShiftTypeActivity(context: CommandContext, customerId: number, { id, active }: Activity) {
  const { tx } = context
  const type = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId: id }))
  if (type.active !== active) {
    await updateShiftTypeActivity(tx, id, active)
    const action = active ? 'activate shift type' : 'deactivate shift type'
    const facts = { before: { active: type.active }, after: { active } }
    await recordCallerAct(context, { action, entity: 'shift type', entityId: id, ...facts })
  }
  return readCustomer(tx, customerId)
}

/**
 * Archives a shift type. After that, no list shows the shift type, but planned shifts keep its name and colour (rule
 * customers-39).
 */
export async function archiveShiftType(context: CommandContext, customerId: number, shiftTypeId: number) {
  const { tx, now } = context
  const { id } = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  await markShiftTypeArchived(tx, id, now)
  const facts = { before: { archived: false }, after: { archived: true } }
  await recordCallerAct(context, { action: 'archive shift type', entity: 'shift type', entityId: id, ...facts })
  return readCustomer(tx, customerId)
}

type OfCustomer = { readonly id: number; readonly shiftTypeId: number }

/**
 * Removes a shift type without shifts. A shift type with shifts can only be archived (rules customers-39, planning-90).
 */
export async function removeShiftType(context: CommandContext, { id: customerId, shiftTypeId }: OfCustomer) {
  const { tx } = context
  const type = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  const { id } = type
  const uses = await readUsesOfShiftTypes(tx, [id])
  await removeRecord(context, { entity: 'shift type', id, uses, remove: () => deleteShiftTypes(tx, [id]) })
  await recordCallerAct(context, {
    action: 'remove shift type',
    entity: 'shift type',
    entityId: id,
    before: { customerId, ...audited(type) },
  })
  return readCustomer(tx, customerId)
}
