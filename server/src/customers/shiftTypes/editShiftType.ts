import type { ShiftTypeEdit } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { qualificationToAsk } from '../../people/qualifications/qualificationToAsk.ts'
import { readCustomer } from '../readCustomer.ts'
import { shiftTypeDto } from './shiftTypeDto.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import { lockShiftType, updateShiftType, type ShiftTypeRow } from './shiftTypeStore.ts'

/** A qualification that the company no longer uses can stay, but cannot be chosen (rule qualifications-2). */
async function qualificationAsked(
  tx: Tx,
  before: ShiftTypeRow['qualification'],
  asked: number | null | undefined,
): Promise<ShiftTypeRow['qualification']> {
  return asked === undefined || asked === before?.id ? before : qualificationToAsk(tx, asked)
}

/**
 * Edits a shift type. Shifts that were planned with the shift type keep their times (rule customers-37). A change of the
 * qualification counts for all its shifts (rule qualifications-9).
 */
export async function editShiftType(
  context: CommandContext,
  customerId: number,
  input: z.output<typeof ShiftTypeEdit>,
) {
  const { tx } = context
  const before = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId: input.id }))
  const entity = { entity: 'shift type', entityId: before.id } as const
  await demandVersion(tx, {
    ...entity,
    stored: before.version,
    sent: input.version,
    current: () => shiftTypeDto(before),
  })
  const after = shiftTypeFieldsOf({ ...input, color: input.color ?? before.color })
  const qualification = await qualificationAsked(tx, before.qualification, input.qualificationId)
  await updateShiftType(tx, before.id, after, qualification?.id ?? null)
  const { id: _, version: _version, active: _active, archived: _archived, ...fields } = before
  await recordCallerAct(context, {
    action: 'edit shift type',
    ...entity,
    before: { ...fields, qualification: before.qualification?.name ?? null },
    after: { ...after, qualification: qualification?.name ?? null },
  })
  return readCustomer(tx, customerId)
}
