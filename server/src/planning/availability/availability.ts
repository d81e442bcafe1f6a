import {
  AVAILABILITY_DAYS,
  type AnsweredHours,
  type Availability,
  type availability as endpoint,
} from '@uurwerk/contract/planning/availability'
import type { MarkHours } from '@uurwerk/domain/planning/availability/availability'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import type { AnswerOf } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { readAvailability, readPersonOfAvailability, type AvailabilityRuleRow } from './availabilityStore.ts'

type Input = { readonly personId: number; readonly from: Day; readonly to: Day }

/** The endpoints give this answer only to the person and to HR (rules availability-4, availability-10). */
export async function availability(db: Database, { personId, from, to }: Input): Promise<AnswerOf<typeof endpoint>> {
  const length = eachDay(from, to).length
  if (length === 0) throw new RefusalError({ code: 'no_day_chosen' })
  if (length > AVAILABILITY_DAYS) throw new RefusalError({ code: 'period_too_long', most: AVAILABILITY_DAYS })
  const [person, { days }] = await Promise.all([
    readPersonOfAvailability(db, [personId, from, to]),
    readAvailability(db, [personId], { from, to }),
  ])
  const { firstName, lastName, rules, shifts } = orNotFound(person)
  return {
    firstName,
    lastName,
    days: days.map(({ day, mark, hours, byHr }) => ({ day, mark, hours: clockHours(hours), byHr })),
    rules: rules.map(ruleDto),
    shifts: [...shifts],
  }
}

const ruleDto = ({
  id,
  weekday,
  everyWeeks,
  start,
  end,
  mark,
  hours,
  byHr,
}: AvailabilityRuleRow): Availability['rules'][number] => ({
  id,
  weekday,
  everyWeeks,
  start,
  end,
  mark,
  hours: clockHours(hours),
  byHr,
})

export const clockHours = (hours: MarkHours | null): AnsweredHours =>
  hours === null ? null : { start: formatClockTime(hours.start), end: formatClockTime(hours.end) }
