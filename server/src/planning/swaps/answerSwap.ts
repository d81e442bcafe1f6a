import { refusalToAcceptSwap, refusalToEndSwap } from '@uurwerk/domain/planning/swaps/refusalToSwap'
import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { judgeSides, refusalOfSides } from './judgeSwap.ts'
import { endSwap, lockSwap, markAccepted, readContractAt, readSwap, type SwapRow } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

/** Locks the people of a swap and then the swap, and reads the swap after these locks. */
export async function lockedSwap({ tx, actor }: CommandContext, swapId: number, isHr = false): Promise<SwapRow> {
  const named = orNotFound(await readSwap(tx, swapId))
  const people = [named.personId, named.toPersonId, isHr ? null : actor.personId].filter((id) => id !== null)
  await lockPeople(tx, [...new Set(people)])
  await lockSwap(tx, swapId)
  const swap = orNotFound(await readSwap(tx, swapId))
  // A colleague may have accepted the open offer after the people were read, so they are read again.
  if (swap.toPersonId !== null && !people.includes(swap.toPersonId)) await lockPeople(tx, [swap.toPersonId])
  return swap
}

/** After an acceptance, other colleagues cannot accept the swap any more, and HR decides (rule swaps-4). */
export async function acceptSwap(context: CommandContext, swapId: number): Promise<object> {
  const { tx, actor, now, today } = context
  const { personId } = actor
  const swap = await lockedSwap(context, swapId)
  await assertMayAnswer(context, swap)
  const { shift } = swap
  assertAllowed(refusalToAcceptSwap(swap, now))
  if (shift === null) throw new RefusalError({ code: 'swap_shift_changed' })
  const sides = await judgeSides(tx, { ...swap, toPersonId: personId, shift }, { today, reader: 'employee' })
  assertAllowed(refusalOfSides(sides, { personId }))
  await markAccepted(tx, swapId, { personId, now })
  await recordOwn(context, swap, 'accept swap')
  await tellSwap(context, { swap, personIds: [swap.personId], news: 'accepted' })
  return {}
}

/** A colleague declines a swap that was offered only to this colleague. */
export async function declineSwap(context: CommandContext, swapId: number): Promise<object> {
  const swap = await lockedSwap(context, swapId)
  if (swap.toPersonId !== context.actor.personId) throw new RefusalError({ code: 'not_found' })
  return endOwn(context, swap, { outcome: 'declined', action: 'decline swap', receiverId: swap.personId })
}

export async function withdrawSwap(context: CommandContext, swapId: number): Promise<object> {
  const swap = await lockedSwap(context, swapId)
  if (swap.personId !== context.actor.personId) throw new RefusalError({ code: 'not_found' })
  return endOwn(context, swap, { outcome: 'withdrawn', action: 'withdraw swap', receiverId: swap.toPersonId })
}

/**
 * The caller gets 404 for a swap that was offered to another colleague, and for an open offer at a customer where the
 * caller does not work.
 */
async function assertMayAnswer({ tx, actor }: CommandContext, swap: SwapRow): Promise<void> {
  const { personId } = actor
  if (swap.personId === personId) throw new RefusalError({ code: 'not_found' })
  if (swap.toPersonId === personId) return
  if (swap.shift === null) throw new RefusalError({ code: 'not_found' })
  orNotFound(await readContractAt(tx, { ...swap.shift, personId }))
  // Another colleague has accepted the open offer, or the employee offered the shift only to another colleague.
  if (swap.toPersonId !== null) throw new RefusalError({ code: swap.isAccepted ? 'swap_closed' : 'not_found' })
}

type Ended = {
  readonly outcome: 'declined' | 'withdrawn'
  readonly action: AuditAction
  readonly receiverId: number | null
}

async function endOwn(context: CommandContext, swap: SwapRow, { outcome, action, receiverId }: Ended): Promise<object> {
  const { tx, actor, now } = context
  assertAllowed(refusalToEndSwap(swap))
  await endSwap(tx, swap.id, { outcome, now, decidedBy: actor.personId })
  await recordOwn(context, swap, action)
  await tellSwap(context, { swap, personIds: [receiverId], news: outcome })
  return {}
}

function recordOwn(context: CommandContext, { id, day }: SwapRow, action: AuditAction): Promise<void> {
  const { personId } = context.actor
  return recordCallerAct(context, { action, entity: 'swap', entityId: id, personId, after: { day } })
}
