import type { ClockShift, AvailabilityOfPerson } from '@uurwerk/domain/planning/availability/availability'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { brusselsDayOf, brusselsMinuteOf } from '@uurwerk/domain/time/instant'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import {
  readAvailability,
  type AvailabilityDayRow,
  type AvailabilityRows,
  type AvailabilityRuleRow,
} from './availabilityStore.ts'

export type StoredAvailability = AvailabilityOfPerson<AvailabilityDayRow, AvailabilityRuleRow>

export function availabilityByPerson({ days, rules }: AvailabilityRows): ReadonlyMap<number, StoredAvailability> {
  const [ownDays, ownRules] = [
    Map.groupBy(days, ({ personId }) => personId),
    Map.groupBy(rules, ({ personId }) => personId),
  ]
  return new Map(
    [...new Set([...ownDays.keys(), ...ownRules.keys()])].map((personId) => [
      personId,
      {
        days: new Map((ownDays.get(personId) ?? []).map((each) => [each.day, each])),
        rules: ownRules.get(personId) ?? [],
      },
    ]),
  )
}

export const NO_AVAILABILITY: StoredAvailability = { days: new Map(), rules: [] }

/** The availability of one person on some days, and on the day before and the day after them. */
export async function readAvailabilityOfPerson(
  db: Database,
  personId: number,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<StoredAvailability> {
  const rows = await readAvailability(db, [personId], { from: addDays(from, -1), to: addDays(to, 1) })
  return availabilityByPerson(rows).get(personId) ?? NO_AVAILABILITY
}

export const clockShiftOf = ({ start, end }: ShiftTimes): ClockShift => ({
  day: brusselsDayOf(start),
  start: brusselsMinuteOf(start),
  end: brusselsMinuteOf(end),
})
