import { closesAtOf, refusalToOfferSwap } from '@uurwerk/domain/planning/swaps/refusalToSwap'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { judgeSides, refusalOfSides } from './judgeSwap.ts'
import { listNamesOf } from './namesStore.ts'
import { insertSwap, readContractAt, readShiftToSwap, type SwapShiftRow } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

type Input = {
  readonly shiftId: number
  readonly personId?: number | null | undefined
  readonly otherShiftId?: number | null | undefined
}

/** An employee offers a shift to one colleague, to all, or in exchange for another shift (rule swaps-1). */
export async function askSwap(context: CommandContext, input: Input): Promise<object> {
  const { tx, actor, now, today } = context
  const { personId = null, otherShiftId = null } = input
  await lockPeople(tx, personId === null ? [actor.personId] : [actor.personId, personId])
  const offer = await readOffer(context, { shiftId: input.shiftId, personId, otherShiftId })
  const { shift, other } = offer
  if (shift.personId !== actor.personId) throw new RefusalError({ code: 'not_found' })
  const toName = personId === null ? null : ((await listNamesOf(tx, [personId])).get(personId) ?? null)
  const parties = { personId: actor.personId, name: '', toPersonId: personId, toName, shift, other }
  const sides = await judgeSides(tx, parties, { today, reader: 'employee' })
  assertAllowed(refusalOfSides(sides, actor))
  const id = await insertSwap(tx, { ...offer, toPersonId: personId, now })
  await recordCallerAct(context, {
    action: 'ask swap',
    entity: 'swap',
    entityId: id,
    personId: actor.personId,
    after: { day: shift.day, people: personId === null ? [] : [personId] },
  })
  await tellSwap(context, { swap: { id, day: shift.day }, personIds: [personId], news: 'asked' })
  return {}
}

type Offer = { readonly shiftId: number; readonly personId: number | null; readonly otherShiftId: number | null }

/** Checks that the shifts can be swapped (rule swaps-1). The calling code has locked the people of these shifts. */
export async function readOffer(context: CommandContext, { shiftId, personId, otherShiftId }: Offer) {
  const { tx, now } = context
  const shift = orNotFound(await readShiftToSwap(tx, shiftId))
  if (shift.personId === personId) throw new RefusalError({ code: 'not_found' })
  const other = otherShiftId === null ? null : orNotFound(await readShiftToSwap(tx, otherShiftId))
  await assertColleague(context, { shift, personId, other })
  const offered = [shift, ...(other === null ? [] : [other])].map((each) => ({
    ...each,
    start: each.startAt,
  }))
  assertAllowed(refusalToOfferSwap(offered, now))
  return { shift, other, closesAt: closesAtOf(offered) }
}

type Colleague = {
  readonly shift: SwapShiftRow
  readonly personId: number | null
  readonly other: SwapShiftRow | null
}

/**
 * The employee gets 404 for a colleague without a contract at the customer, for a shift that does not belong to the
 * colleague, and for a shift at a customer where the employee has no contract on that day.
 */
async function assertColleague({ tx }: CommandContext, { shift, personId, other }: Colleague): Promise<void> {
  if (personId !== null) orNotFound(await readContractAt(tx, { ...shift, personId }))
  if (other === null) return
  if (other.personId !== personId) throw new RefusalError({ code: 'not_found' })
  orNotFound(await readContractAt(tx, { ...other, personId: shift.personId }))
}
