import { refusalToAdjustRecup } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../../platform/db/transaction.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectAdjustedPerson } from './recupEntryStore.ts'

type Adjustment = { readonly personId: number; readonly start: Day; readonly end: Day }

/** Locks the person. Throws a refusal when recuperation does not count for this person in the given period. */
export async function assertRecupAdjustable(tx: Tx, { personId, start, end }: Adjustment): Promise<void> {
  lockPerson(tx, personId)
  const person = orNotFound(await selectAdjustedPerson(tx, personId))
  const employment = { start: person.employment_start_on, end: person.employment_end_on }
  const opening = monthOf(person.recup_opening_month ?? employment.start)
  assertAllowed(refusalToAdjustRecup({ kind: person.kind, employment, opening }, { start, end }))
}
