import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { demandPersonVersion } from '../../people/demandPersonVersion.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'

type Asked = {
  readonly personId: number
  readonly id: number
  readonly wanted: DayPeriod
  readonly version: number | undefined
  readonly giveBack: boolean
  readonly preview: boolean
}

export async function updateProlongedSickLeave(
  context: CommandContext,
  { personId, id, wanted, version, ...how }: Asked,
) {
  const { tx, today } = context
  lockPerson(tx, personId)
  const person = orNotFound(await selectPerson(tx, personId, today))
  const stored = orNotFound(person.prolongedSickLeaves.find((period) => period.id === id))
  await demandPersonVersion(tx, person, version)
  return changeSickLeave(context, person, { action: 'change prolonged sick leave', stored, wanted, ...how })
}
