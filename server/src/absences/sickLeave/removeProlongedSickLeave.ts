import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'

type Asked = {
  readonly personId: number
  readonly id: number
  readonly giveBack: boolean
  readonly preview: boolean
}

/** Removes a prolonged sickness and restores the records that the sickness removed. */
export async function removeProlongedSickLeave(context: CommandContext, { personId, id, ...how }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  const stored = orNotFound(person.prolongedSickLeaves.find((period) => period.id === id))
  return changeSickLeave(context, person, { action: 'remove prolonged sick leave', stored, wanted: null, ...how })
}
