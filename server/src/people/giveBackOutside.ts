import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { CommandContext } from '../http/route.ts'
import { giveBackAbsences } from './giveBackAbsences.ts'
import { forgetKeptOutside } from './keptStore.ts'
import { reopenShiftsOutside } from './keptShiftStore.ts'
import type { PersonRow } from './peopleStore.ts'

type Asked = {
  readonly id: number
  /** The remaining period of the sickness; null when none remains. */
  readonly period: DayPeriod | null
  readonly giveBack: boolean
  readonly reason: string
}

export type GivenBack = { readonly shifts: Day[]; readonly absences: Day[]; readonly notGivenBack: Day[] }

/**
 * Gives back the records that the sickness no longer covers. A record that cannot be given back now is not offered
 * again later (rule people-44).
 */
export async function giveBackOutside(
  context: CommandContext,
  person: PersonRow,
  { id, period, giveBack, reason }: Asked,
): Promise<GivenBack> {
  const shifts = giveBack ? await reopenShiftsOutside(context.tx, { id, period }) : []
  const absences = giveBack ? await giveBackAbsences(context, person, { id, period, reason }) : []
  return { shifts, absences, notGivenBack: await forgetKeptOutside(context.tx, { id, period }) }
}
