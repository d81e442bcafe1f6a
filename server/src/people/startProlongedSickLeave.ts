import type { Day } from '@uurwerk/domain/time/day'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'

type Asked = { readonly personId: number; readonly start: Day; readonly preview: boolean }

/** From a day on, until nobody knows when. */
export async function startProlongedSickLeave(writing: Writing, { personId, start, preview }: Asked) {
  const { tx, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  const action = 'start prolonged sick leave'
  const wanted = { start, end: null }
  return changeSickLeave(writing, person, { action, stored: null, wanted, giveBack: true, preview })
}
