import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'

type Asked = { readonly personId: number; readonly wanted: DayPeriod; readonly preview: boolean }

/** Starts a prolonged sickness, which usually has no end date yet. */
export async function startProlongedSickLeave(context: CommandContext, { personId, wanted, preview }: Asked) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  const action = 'start prolonged sick leave'
  return changeSickLeave(context, person, { action, stored: null, wanted, giveBack: true, preview })
}
