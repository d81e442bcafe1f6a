import { refusalToAdjustRecup } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { Day } from '@uurwerk/domain/time/day'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'
import { personFactsOf } from '../../people/personFactsOf.ts'

type Adjustment = { readonly personId: number; readonly start: Day; readonly end: Day }

/** Locks the person. Throws a refusal when the person has no recuperation in the given period. */
export async function assertRecupAdjustable(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  { personId, ...period }: Adjustment,
): Promise<void> {
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  assertAllowed(refusalToAdjustRecup(personFactsOf(person), period))
}
