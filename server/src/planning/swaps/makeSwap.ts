import type { makeSwap as making } from '@uurwerk/contract/planning/swaps'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { readOffer } from './askSwap.ts'
import { assertSides } from './assertSides.ts'
import { exchangeShifts, recordDecision } from './decideSwap.ts'
import { readNamesOf } from './namesStore.ts'
import { judgedForHr } from './swaps.ts'
import { endSwap, insertSwap, markAccepted, readShiftToSwap } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

type Input = BodyOf<typeof making> & { readonly preview: boolean }

/**
 * HR hands a shift over to a colleague, or exchanges it, for both employees. The swap obeys the rules of a swap that
 * employees ask for, and is approved at once (rule swaps-9).
 */
export async function makeSwap(
  context: CommandContext,
  { preview, ...input }: Input,
): Promise<AnswerOf<typeof making>> {
  const { personId: giver } = orNotFound(await readShiftToSwap(context.tx, input.shiftId))
  await lockPeople(context.tx, [...new Set([giver, input.personId])])
  return onlyPreviewed(context.tx, preview, () => exchange(context, input))
}

async function exchange(
  context: CommandContext,
  { shiftId, personId: toPersonId, otherShiftId = null }: Omit<Input, 'preview'>,
): Promise<AnswerOf<typeof making>> {
  const { tx, actor, now, today } = context
  const offer = await readOffer(context, { shiftId, personId: toPersonId, otherShiftId })
  const { shift, other } = offer
  const parties = { personId: shift.personId, toPersonId, shift, other }
  await assertSides(context, parties, 'hr')
  const names = await readNamesOf(tx, [shift.personId, toPersonId])
  const named = { ...parties, name: names.get(shift.personId) ?? '', toName: names.get(toPersonId) ?? '' }
  const { warnings } = await judgedForHr(tx, named, today)
  const id = await insertSwap(tx, { ...offer, toPersonId, now })
  await markAccepted(tx, id, { personId: toPersonId, now })
  await exchangeShifts(context, parties, 'hr')
  await endSwap(tx, id, { outcome: 'approved', now, decidedBy: actor.personId })
  const swap = { ...parties, id, day: shift.day }
  await recordDecision(context, swap, 'make swap')
  await tellSwap(context, { swap, personIds: [shift.personId, toPersonId], news: 'made' })
  return { warnings }
}
