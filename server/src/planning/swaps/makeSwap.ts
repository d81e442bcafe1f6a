import type { makeSwap as making } from '@uurwerk/contract/planning/swaps'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { readOffer } from './askSwap.ts'
import { exchangeShifts, recordDecision } from './decideSwap.ts'
import { judgeSides, refusalOfSides, warningsOf } from './judgeSwap.ts'
import { listNamesOf } from './namesStore.ts'
import { endSwap, insertSwap, markAccepted, readShiftToSwap } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

type Input = BodyOf<typeof making> & { readonly preview: boolean }

/**
 * HR makes a swap for two people. The rules are those of a swap that employees ask for, and the swap is approved at
 * once (rule swaps-9).
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
  const { personId } = shift
  const names = await listNamesOf(tx, [personId, toPersonId])
  const named = { name: names.get(personId) ?? '', toName: names.get(toPersonId) ?? '' }
  const parties = { ...named, personId, toPersonId, shift, other }
  const sides = await judgeSides(tx, parties, { today, reader: 'hr' })
  assertAllowed(refusalOfSides(sides, 'hr'))
  const id = await insertSwap(tx, { ...offer, toPersonId, now })
  await markAccepted(tx, id, { personId: toPersonId, now })
  await exchangeShifts(context, parties, 'hr')
  await endSwap(tx, id, { outcome: 'approved', now, decidedBy: actor.personId })
  const swap = { ...parties, id, day: shift.day }
  await recordDecision(context, swap, 'make swap')
  await tellSwap(context, { swap, personIds: [shift.personId, toPersonId], news: 'made' })
  return { warnings: warningsOf(sides) }
}
