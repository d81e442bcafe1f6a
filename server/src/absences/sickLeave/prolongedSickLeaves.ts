import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { changeSickLeave } from './changeSickLeave.ts'
import { assertPersonVersion, personToChange } from '../../people/personToChange.ts'

type Start = { readonly personId: number; readonly wanted: DayPeriod; readonly preview: boolean }

export async function startProlongedSickLeave(context: CommandContext, { personId, wanted, preview }: Start) {
  const person = await personToChange(context, personId)
  const action = 'start prolonged sick leave'
  return changeSickLeave(context, person, { action, stored: null, wanted, giveBack: true, preview })
}

type End = { readonly personId: number; readonly end: Day; readonly giveBack: boolean; readonly preview: boolean }

/** Sets the last day of the current prolonged sickness. */
export async function endProlongedSickLeave(context: CommandContext, { personId, end, ...how }: End) {
  const person = await personToChange(context, personId)
  const stored = person.prolongedSickLeaves.find((period) => period.end === null)
  if (stored === undefined) throw new RefusalError({ code: 'not_prolonged_sick' })
  const wanted = { start: stored.start, end }
  return changeSickLeave(context, person, { action: 'end prolonged sick leave', stored, wanted, ...how })
}

type Update = {
  readonly personId: number
  readonly id: number
  readonly wanted: DayPeriod
  readonly version: number | undefined
  readonly giveBack: boolean
  readonly preview: boolean
}

export async function updateProlongedSickLeave(
  context: CommandContext,
  { personId, id, wanted, version, ...how }: Update,
) {
  const person = await personToChange(context, personId)
  const stored = orNotFound(person.prolongedSickLeaves.find((period) => period.id === id))
  await assertPersonVersion(context, person, version)
  return changeSickLeave(context, person, { action: 'change prolonged sick leave', stored, wanted, ...how })
}

type Removal = {
  readonly personId: number
  readonly id: number
  readonly giveBack: boolean
  readonly preview: boolean
}

export async function removeProlongedSickLeave(context: CommandContext, { personId, id, ...how }: Removal) {
  const person = await personToChange(context, personId)
  const stored = orNotFound(person.prolongedSickLeaves.find((period) => period.id === id))
  return changeSickLeave(context, person, { action: 'remove prolonged sick leave', stored, wanted: null, ...how })
}
