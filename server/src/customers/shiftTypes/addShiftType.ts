import type { NewShiftTypeOfHr } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { qualificationToAsk } from '../../people/qualifications/qualificationToAsk.ts'
import { lockCustomers } from '../customerStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import { insertShiftType } from './shiftTypeStore.ts'

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
