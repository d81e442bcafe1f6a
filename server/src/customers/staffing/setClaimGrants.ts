import type { ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockCustomers } from '../customerStore.ts'
import { readClaimGrants, updateClaimGrants } from './claimGrantsStore.ts'
import { customerStaffingOf } from './staffingChanges.ts'

/** Sets how the new open shifts of a customer are granted. Existing open shifts do not change (rule needs-18). */
export async function setClaimGrants(
  { tx, actor, now, today }: CommandContext,
  customerId: number,
  grants: ClaimGrants | null,
) {
  await lockCustomers(tx, [customerId])
  const { own } = orNotFound(await readClaimGrants(tx, customerId))
  await updateClaimGrants(tx, customerId, grants)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'set claim grants',
    entity: 'customer',
    entityId: customerId,
    before: { grants: own },
    after: { grants },
  })
  return customerStaffingOf(tx, customerId, today)
}
