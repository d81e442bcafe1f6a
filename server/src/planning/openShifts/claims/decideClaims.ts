import { refusalToGrant } from '@uurwerk/domain/planning/openShifts/refusalToGrant'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../../app/context.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../../app/RefusalError.ts'
import { lockPerson } from '../../../app/lockPersonStore.ts'
import { listPersonQualifications } from '../../../people/qualifications/personQualificationStore.ts'
import { mailClaimants } from './claimMails.ts'
import { markGranted, readClaim, refuseClaims, type WaitingClaim } from './claimStore.ts'
import { lockNeed, readNeed, type NeedRow } from '../needStore.ts'
import { planClaimedShift } from './planClaimedShift.ts'

type Decision = { readonly needId: number; readonly claimId: number }

/** HR grants a claim: the shift of the employee is planned (rule needs-10). */
export async function grantClaim(context: CommandContext, { needId, claimId }: Decision): Promise<object> {
  const { tx, actor, now } = context
  const { personId, contractId } = orNotFound(await readClaim(tx, needId, claimId))
  lockPerson(tx, personId)
  lockNeed(tx, needId)
  const [found, claim, held] = await Promise.all([
    readNeed(tx, needId),
    readClaim(tx, needId, claimId),
    listPersonQualifications(tx, personId),
  ])
  const need = orNotFound(found)
  // Another HR user granted another claim at the same moment, and that claim got the last place.
  if (claim?.isRefused === true && need.filled >= need.places) throw new RefusalError({ code: 'need_filled' })
  if (claim?.waits !== true) throw new RefusalError({ code: 'claim_gone' })
  assertAllowed(refusalToGrant(need, { ...need, now, held }))
  await markGranted(tx, claimId, { now, decidedBy: actor.personId })
  const mine = { contractId, personId, yearMonth: monthOf(need.day), actingAs: 'employee' } as const
  await planClaimedShift(context, mine, need)
  await mailClaimants(context, { need, personIds: [personId], outcome: 'granted' })
  await record(context, 'grant claim', need, claim)
  return {}
}

/** HR refuses a claim (rule needs-10). */
export async function declineClaim(context: CommandContext, { needId, claimId }: Decision): Promise<object> {
  const { tx, actor, now } = context
  lockNeed(tx, needId)
  const need = orNotFound(await readNeed(tx, needId))
  const [claim] = await refuseClaims(tx, { needIds: [needId], claimId, now, decidedBy: actor.personId })
  if (claim === undefined) throw new RefusalError({ code: 'claim_gone' })
  await mailClaimants(context, { need, personIds: [claim.personId], outcome: 'refused' })
  await record(context, 'decline claim', need, claim)
  return {}
}

const record = (
  context: CommandContext,
  action: 'grant claim' | 'decline claim',
  { id, customerId, shiftTypeId, day }: NeedRow,
  { contractId, personId }: WaitingClaim,
): Promise<void> =>
  recordCallerAct(context, {
    action,
    entity: 'need',
    entityId: id,
    contractId,
    personId,
    after: { customerId, shiftTypeId, day },
  })
