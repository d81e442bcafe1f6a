import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockCustomers } from '../customerStore.ts'
import { readClaimGrants, updateClaimGrants } from './claimGrantsStore.ts'
import { customerStaffingOf } from './staffingChanges.ts'

/** Sets how the new open shifts of a customer are granted. Existing open shifts do not change (rule needs-18). */
export async function setClaimGrants(
  context: CommandContext,
  customerId: number,
  grants: ClaimGrants | null,
) {
  const { tx, today } = context
  await lockCustomers(tx, [customerId])
  const { own } = orNotFound(await readClaimGrants(tx, customerId))
  await updateClaimGrants(tx, customerId, grants)
  await recordCallerAct(context, {
    action: 'set claim grants',
    entity: 'customer',
    entityId: customerId,
    before: { grants: own },
    after: { grants },
  })
  return customerStaffingOf(tx, customerId, today)
}
