import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readCustomer } from '../readCustomer.ts'
import { lockShiftType, updateShiftTypeActivity } from './shiftTypeStore.ts'

type Asked = { readonly id: number; readonly active: boolean }

/**
 * Makes a shift type active or inactive. Nobody can plan with an inactive shift type; shifts that already have the
 * shift type do not change (rule customers-38).
 */
export async function setShiftTypeActivity(
  context: CommandContext,
  customerId: number,
  { id, active }: Asked,
) {
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
