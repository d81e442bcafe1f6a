import { refusalToApproveSwap, refusalToEndSwap } from '@uurwerk/domain/planning/swaps/refusalToSwap'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { placeShifts } from '../planShifts.ts'
import { removeFromCalendar } from '../removePlannedShifts.ts'
import { lockedSwap } from './answerSwap.ts'
import { judgeSides, refusalOfSides, sidesOf, type SwapParties } from './judgeSwap.ts'
import { endSwap, readContractAt, type SwapRow, type SwapShiftRow } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

const nothing = () => Promise.resolve({})

/**
 * Approves a swap for HR. Checks the planning rules again. One transaction removes the shifts and plans each shift for
 * the other person (rule swaps-5).
 */
export async function approveSwap(context: CommandContext, swapId: number): Promise<object> {
  const { tx, actor, now, today } = context
  const swap = await lockedSwap(context, swapId, true)
  const { personId, toPersonId, shift } = swap
  assertAllowed(refusalToApproveSwap(swap, now))
  if (shift === null) throw new RefusalError({ code: 'swap_shift_changed' })
  const parties = { ...swap, shift }
  const sides = await judgeSides(tx, parties, { today, reader: 'hr' })
  assertAllowed(refusalOfSides(sides, 'hr'))
  await exchangeShifts(context, parties, 'employee')
  await endSwap(tx, swapId, { outcome: 'approved', now, decidedBy: actor.personId })
  await recordDecision(context, swap, 'approve swap')
  await tellSwap(context, { swap, personIds: [personId, toPersonId], news: 'approved' })
  return {}
}

/**
 * Removes the shifts of a swap, and plans them for the other person. When the two employees asked for the swap, the
 * shifts are planned in the name of the employee, so they are not marked as changed by HR (rule swaps-10).
 */
export async function exchangeShifts(context: CommandContext, parties: SwapParties, actingAs: ActingAs): Promise<void> {
  for (const { gives } of sidesOf(parties)) if (gives !== null) await removeGiven(context, gives)
  for (const { gets, personId } of sidesOf(parties))
    if (gets !== null) await planGained(context, { personId, actingAs }, gets)
}

/** HR refuses a swap with a reason. Both people can read the reason (rule swaps-11). */
export async function refuseSwap(
  context: CommandContext,
  { swapId, reason }: { readonly swapId: number; readonly reason: string },
): Promise<object> {
  const { tx, actor, now } = context
  const swap = await lockedSwap(context, swapId, true)
  assertAllowed(refusalToEndSwap(swap))
  await endSwap(tx, swapId, { outcome: 'refused', now, decidedBy: actor.personId, reason })
  await recordDecision(context, swap, 'refuse swap')
  await tellSwap(context, { swap, personIds: [swap.personId, swap.toPersonId], news: 'refused', reason })
  return {}
}

async function removeGiven(context: CommandContext, { id, version, day, personId, contractId }: SwapShiftRow) {
  const table = { contractId, personId, yearMonth: monthOf(day), actingAs: 'hr' } as const
  await removeFromCalendar(context, table, { id, version, day }, nothing)
}

type Gaining = { readonly personId: number; readonly actingAs: ActingAs }

async function planGained(context: CommandContext, { personId, actingAs }: Gaining, gets: SwapShiftRow): Promise<void> {
  const contractId = orNotFound(await readContractAt(context.tx, { ...gets, personId }))
  const table = { contractId, personId, yearMonth: monthOf(gets.day), actingAs }
  const { day, shiftTypeId } = gets
  await placeShifts(context, table, { days: [day], shiftTypeId: orNotFound(shiftTypeId) }, nothing)
}

/**
 * Writes a decision about a swap to the history of both people. The message about changed shifts leaves out the shifts
 * of a swap, because the swap has its own message.
 */
export async function recordDecision(
  context: CommandContext,
  swap: Pick<SwapRow, 'id' | 'personId' | 'toPersonId' | 'day'>,
  action: 'approve swap' | 'make swap' | 'refuse swap',
): Promise<void> {
  for (const personId of [swap.personId, swap.toPersonId].filter((id) => id !== null))
    await recordCallerAct(context, { action, entity: 'swap', entityId: swap.id, personId, after: { day: swap.day } })
}
