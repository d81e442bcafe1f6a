import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { readNamesOf } from './namesStore.ts'
import { judgeSide, sentenceForHr } from './judgeSwap.ts'
import type { SwapShiftRow } from './swapStore.ts'

export type SwapParties = {
  readonly personId: number
  /**
   * The person who gets the shift. Null while nobody has accepted an open offer; the rules then judge only the giving
   * person.
   */
  readonly toPersonId: number | null
  readonly shift: SwapShiftRow
  readonly other: SwapShiftRow | null
}

/** The two sides of a swap: what each person gives and gets. */
export const sidesOf = ({ personId, toPersonId, shift, other }: SwapParties) => [
  { personId, gives: shift, gets: other },
  ...(toPersonId === null ? [] : [{ personId: toPersonId, gives: other, gets: shift }]),
]

/**
 * Refuses a swap that the planning rules refuse for one of the two people. An employee reads only the reason that is
 * about the employee, because the reason about a colleague can be an absence (rule swaps-3).
 */
export async function assertSides(
  { tx, actor, today }: CommandContext,
  parties: SwapParties,
  reader: ActingAs = 'employee',
): Promise<void> {
  for (const side of sidesOf(parties)) {
    const { refusal } = await judgeSide(tx, side, { today, reader })
    if (refusal === null) continue
    if (reader === 'employee' && side.personId === actor.personId) assertAllowed(refusal)
    const name = (await readNamesOf(tx, [side.personId])).get(side.personId) ?? ''
    const why = reader === 'hr' ? ` ${sentenceForHr(refusal)}` : ''
    throw new RefusalError({ code: 'swap_not_possible', name, why })
  }
}
