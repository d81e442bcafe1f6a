import { PartTimeBody } from '@uurwerk/contract/people/partTime'
import { NewPerson } from '@uurwerk/contract/people/people'
import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import { addDays, isDay, type Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { z } from 'zod'
import { bodyOf } from '../table/bodyOf.ts'
import { plainPath, type RowRefusal } from '../importing.ts'
import type { RowValues } from '../table/readRow.ts'

/** A row with a start for its percentage also has the fields of a part-time record. */
export const PersonRow = z.intersection(
  NewPerson,
  z.object({
    partTimeRecord: PartTimeBody.optional(),
    /** The qualifications that the person gets from the first day of the employment on. */
    qualificationIds: z.array(z.number()).optional(),
  }),
)
export type PersonRow = z.output<typeof PersonRow>

/**
 * The request body for a row. The percentage of a row without a start day is checked as that of a new person: at least
 * 50 %. The percentage of a row with a start day is checked as a part-time record.
 */
export function personRowOf(values: RowValues): unknown {
  const { partTimeFrom, ...person } = values
  if (typeof partTimeFrom !== 'string') return bodyOf(person)
  return bodyOf({
    ...person,
    partTimePercentage: 100,
    'partTimeRecord.percentage': person['partTimePercentage'],
    'partTimeRecord.startDate': partTimeFrom,
  })
}

const RECORD_PATHS: Readonly<Record<string, string>> = {
  'partTimeRecord.percentage': 'partTimePercentage',
  'partTimeRecord.startDate': 'partTimeFrom',
}

export function personRowPath(issue: readonly PropertyKey[]): string {
  const path = plainPath(issue)
  return RECORD_PATHS[path] ?? path
}

/** A part-time percentage and its first day. The percentage applies until the next percentage starts. */
export type PartTimeStart = { readonly percentage: BasisPoints; readonly start: Day }

export const partTimeStartOf = ({
  partTimeRecord,
  partTimePercentage,
  employmentStartDate,
}: PersonRow): PartTimeStart =>
  partTimeRecord === undefined
    ? { percentage: partTimePercentage, start: employmentStartDate }
    : { percentage: partTimeRecord.percentage, start: partTimeRecord.startDate }

/**
 * The part-time percentage that applies on a day; on a day before the first percentage starts, the first percentage.
 * The percentages must be sorted by start.
 */
export const partTimeStartOn = (starts: readonly PartTimeStart[], day: Day): PartTimeStart =>
  starts.findLast(({ start }) => start <= day) ?? starts[0]!

/** Periods sorted by start. Each period ends on the day before the next percentage starts. */
export const partTimePeriodsOf = (starts: readonly PartTimeStart[]): (DayPeriod & { percentage: BasisPoints })[] =>
  starts.map(({ percentage, start }, index) => {
    const next = starts[index + 1]
    return { percentage, start, end: next === undefined ? null : addDays(next.start, -1) }
  })

export const emailKey = (email: string): string => email.toLowerCase()

/** The first day of the earliest percentage of each person in a file. */
export type FirstStarts = ReadonlyMap<string, Day>

export function firstStartsOf(rows: readonly RowValues[]): FirstStarts {
  const firsts = new Map<string, Day>()
  for (const { email, employmentStartDate, partTimeFrom } of rows) {
    const start = typeof partTimeFrom === 'string' ? partTimeFrom : employmentStartDate
    if (typeof email !== 'string' || typeof start !== 'string' || !isDay(start)) continue
    const known = firsts.get(emailKey(email))
    if (known === undefined || start < known) firsts.set(emailKey(email), start)
  }
  return firsts
}

/** Refuses a first percentage that does not start with the employment of the person (rule import-46). */
export function refusalsOfStart(row: PersonRow, firsts: FirstStarts): RowRefusal[] {
  const { start } = partTimeStartOf(row)
  const { email, employmentStartDate: employmentStart } = row
  if (start < employmentStart)
    return [{ path: 'partTimeFrom', refusal: { code: 'part_time_before_employment', employmentStart } }]
  return start > employmentStart && start === firsts.get(emailKey(email))
    ? [{ path: 'partTimeFrom', refusal: { code: 'part_time_first_start_fixed', employmentStart } }]
    : []
}

/** The key of an import row of people. A person has one row for each start of a percentage. */
export function personRowKey({ email, employmentStartDate, partTimeFrom }: RowValues): string | null {
  if (typeof email !== 'string' || email === '') return null
  const isFirst = typeof partTimeFrom !== 'string' || partTimeFrom === employmentStartDate
  return isFirst ? emailKey(email) : `${emailKey(email)} ${partTimeFrom}`
}
