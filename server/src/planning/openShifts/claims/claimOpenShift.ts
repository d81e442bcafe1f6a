import type { claimOpenShift as endpoint } from '@uurwerk/contract/planning/openShifts/openShifts'
import { warningText, type PlanningWarning } from '@uurwerk/contract/planning/warnings'
import { refusalToClaim, refusalToWithdrawClaim } from '@uurwerk/domain/planning/openShifts/refusalToClaim'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../../app/context.ts'
import { assertAllowed, orNotFound } from '../../../app/RefusalError.ts'
import { lockPerson } from '../../../app/lockPersonStore.ts'
import { readAvailabilityOfPerson } from '../../availability/availabilityByPerson.ts'
import { warningOfUnavailableDays } from '../../availability/warningOfAvailability.ts'
import { shiftFactsOf } from '../../shifts/shiftFactsOf.ts'
import { readShiftFacts } from '../../shifts/shiftFactsStore.ts'
import { readShiftTypeToUse } from '../../shifts/shiftTypeToUseStore.ts'
import type { Table } from '../../shifts/tableOf.ts'
import { usableShiftType } from '../../shifts/usableShiftType.ts'
import { mailClaimants } from './claimMails.ts'
import { insertClaim, readLastClaim, readOwnClaim, withdrawOwnClaim } from './claimStore.ts'
import { judgedShift } from '../judgedShift.ts'
import { lockNeed, readNeed, type NeedRow } from '../needStore.ts'
import { planClaimedShift } from './planClaimedShift.ts'

type Input = { readonly needId: number; readonly contractId: number }

/**
 * Claims an open shift. The server plans the shift immediately, except when the claim must wait for HR: because the
 * open shift says so, or because the shift causes a new working-time warning of the severity 'strong' (rules needs-7,
 * needs-8).
 */
export async function claimOpenShift(
  context: CommandContext,
  { needId, contractId }: Input,
): Promise<AnswerOf<typeof endpoint>> {
  const { tx, actor, now } = context
  const { personId } = actor
  lockPerson(tx, personId)
  lockNeed(tx, needId)
  const [found, ownClaim] = await Promise.all([
    readNeed(tx, needId),
    readOwnClaim(tx, { needId, personId, contractId }),
  ])
  const need = orNotFound(found)
  assertAllowed(refusalToClaim(need, { now, hasClaim: orNotFound(ownClaim) }))
  const mine: Table = { contractId, personId, yearMonth: monthOf(need.day), actingAs: 'employee' }
  const { isStrong, note } = await judgedClaim(context, mine, need)
  const granted = need.grants === 'first' && !isStrong
  await insertClaim(tx, { needId, personId, contractId, now, granted })
  await recordCallerAct(context, {
    action: 'claim open shift',
    entity: 'need',
    entityId: needId,
    contractId,
    personId,
    after: { customerId: need.customerId, shiftTypeId: need.shiftTypeId, day: need.day },
  })
  if (!granted) return { granted }
  const { warning } = await planClaimedShift(context, mine, need)
  await mailClaimants(context, { need, personIds: [personId], outcome: 'granted' })
  return { granted, ...warningOf(note, warning) }
}

type Judged = { readonly isStrong: boolean; readonly note: PlanningWarning | null }

/**
 * Throws a refusal when the planning rules refuse the shift. Otherwise returns whether the shift causes a new
 * working-time warning of the severity 'strong', and whether the person marked the day as not available.
 */
async function judgedClaim({ tx, today }: CommandContext, mine: Table, need: NeedRow): Promise<Judged> {
  const [row, named, availability] = await Promise.all([
    readShiftFacts(tx, mine),
    readShiftTypeToUse(tx, { personId: mine.personId, shiftTypeId: need.shiftTypeId }),
    readAvailabilityOfPerson(tx, mine.personId, { from: need.day, to: need.day }),
  ])
  const facts = orNotFound(row)
  const times = shiftTimesOf(need.day, usableShiftType(named, facts).times)
  const rules = shiftFactsOf(facts, { ...mine, today })
  const judged = judgedShift(facts, { rules, times, reader: 'employee', availability })
  assertAllowed(judged.refusal)
  return { isStrong: judged.isStrong, note: warningOfUnavailableDays(availability, [times]) }
}

const warningOf = (note: PlanningWarning | null, placed: { readonly warning?: string }): { warning?: string } => {
  const sentences = [warningText([note]).warning, placed.warning].filter((sentence) => sentence !== undefined)
  return sentences.length === 0 ? {} : { warning: sentences.join(' ') }
}

/** Withdraws the caller's claim of an open shift before HR decides about the claim (rule needs-9). */
export async function withdrawClaim(context: CommandContext, needId: number): Promise<object> {
  const { tx, actor, now } = context
  const { personId } = actor
  lockPerson(tx, personId)
  lockNeed(tx, needId)
  const contractId = await withdrawOwnClaim(tx, { needId, personId, now })
  if (contractId === null) orNotFound(await readLastClaim(tx, { needId, personId }))
  assertAllowed(refusalToWithdrawClaim({ hasClaim: contractId !== null }))
  await recordCallerAct(context, { action: 'withdraw claim', entity: 'need', entityId: needId, contractId, personId })
  return {}
}
