import type { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockCustomers } from '../customerStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import { insertShiftType } from './shiftTypeStore.ts'

export async function addShiftType(
  { tx, actor, now }: CommandContext,
  customerId: number,
  input: z.output<typeof NewShiftType>,
) {
  orNotFound((await lockCustomers(tx, [customerId]))[0])
  const fields = shiftTypeFieldsOf(input)
  const entityId = await insertShiftType(tx, { customerId, ownerId: null }, fields)
  const after = { customerId, ...fields }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add shift type',
    entity: 'shift type',
    entityId,
    after,
  })
  return readCustomer(tx, customerId)
}
