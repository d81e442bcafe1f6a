import type { Day } from '@uurwerk/domain/time/day'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'

type Asked = { readonly personId: number; readonly start: Day; readonly preview: boolean }

/** Starts a prolonged sickness without an end date. */
export async function startProlongedSickLeave(context: CommandContext, { personId, start, preview }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  const action = 'start prolonged sick leave'
  const wanted = { start, end: null }
  return changeSickLeave(context, person, { action, stored: null, wanted, giveBack: true, preview })
}
