import type { NewShiftType } from '@uurwerk/contract/shiftTypes'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit.ts'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockCustomers } from './customerStore.ts'
import { readCustomer } from './readCustomer.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import { insertShiftType } from './shiftTypeStore.ts'

export async function addShiftType(
  { tx, actor, now }: Writing,
  customerId: number,
  asked: z.output<typeof NewShiftType>,
) {
  found((await lockCustomers(tx, [customerId]))[0])
  const fields = shiftTypeFieldsOf(asked)
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
