import type { Day } from '@uurwerk/domain/time/day'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'

type Asked = { readonly personId: number; readonly end: Day; readonly giveBack: boolean; readonly preview: boolean }

/** Sets the last day of the current prolonged sickness. */
export async function endProlongedSickLeave(context: CommandContext, { personId, end, ...how }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  const stored = person.prolongedSickLeaves.find((period) => period.end === null)
  if (stored === undefined) throw new RefusalError({ code: 'not_prolonged_sick' })
  const wanted = { start: stored.start, end }
  return changeSickLeave(context, person, { action: 'end prolonged sick leave', stored, wanted, ...how })
}
