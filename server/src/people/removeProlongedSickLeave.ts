import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'

type Asked = {
  readonly personId: number
  readonly id: number
  readonly giveBack: boolean
  readonly preview: boolean
}

/** As if it had never been: what it took away is given back. */
export async function removeProlongedSickLeave(writing: Writing, { personId, id, ...how }: Asked) {
  const { tx, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  const stored = found(person.prolongedSickLeaves.find((period) => period.id === id))
  return changeSickLeave(writing, person, { action: 'remove prolonged sick leave', stored, wanted: null, ...how })
}
