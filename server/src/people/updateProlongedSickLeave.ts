import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { demandPersonVersion } from './demandPersonVersion.ts'
import { lockPerson } from './lockPersonStore.ts'
import { selectPerson } from './peopleStore.ts'

type Asked = {
  readonly personId: number
  readonly id: number
  readonly wanted: DayPeriod
  readonly version: number | undefined
  readonly giveBack: boolean
  readonly preview: boolean
}

export async function updateProlongedSickLeave(writing: Writing, { personId, id, wanted, version, ...how }: Asked) {
  const { tx, today } = writing
  await lockPerson(tx, personId)
  const person = found(await selectPerson(tx, personId, today))
  const stored = found(person.prolongedSickLeaves.find((period) => period.id === id))
  await demandPersonVersion(tx, person, version)
  return changeSickLeave(writing, person, { action: 'change prolonged sick leave', stored, wanted, ...how })
}
