import type { ProlongedSickLeaveFacts } from '@uurwerk/domain/people/employment/refusalToSetProlongedSickLeave'
import { LAST_YEAR, toDay } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { selectAbsences } from '../absenceStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { daysFrozenForHr } from './daysFrozenForHr.ts'
import type { PersonRow } from '../../people/peopleStore.ts'
import { selectShiftDays } from './prolongedSickLeaveStore.ts'

type Asked = { readonly period: DayPeriod; readonly id: number | null }

/**
 * The facts that decide whether a prolonged sickness can have these dates. `id` is the id of the sickness that changes.
 */
export async function sickLeaveFacts(
  { tx, now }: CommandContext,
  person: PersonRow,
  { period, id }: Asked,
): Promise<ProlongedSickLeaveFacts> {
  const personId = person.id
  const span = { personId, from: period.start, until: period.end ?? toDay(`${LAST_YEAR}-12-31`) }
  const shifts = await selectShiftDays(tx, { personId, from: period.start, now })
  const absenceDays = (await selectAbsences(tx, span)).map(({ day }) => day)
  const invoicedDays = shifts.filter(({ invoiced }) => invoiced).map(({ day }) => day)
  return {
    employment: { start: person.employmentStart, end: person.employmentEnd },
    otherPeriods: person.prolongedSickLeaves.filter((other) => other.id !== id),
    workedDays: shifts.filter(({ begun }) => begun).map(({ day }) => day),
    frozenDays: [...new Set([...invoicedDays, ...(await daysFrozenForHr(tx, personId, absenceDays))])].sort(),
  }
}
