import { PartTimeBody } from '@uurwerk/contract/people/partTime'
import { NewPerson } from '@uurwerk/contract/people/people'
import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import { addDays, isDay, type Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { z } from 'zod'
import { bodyOf } from '../table/bodyOf.ts'
import { plainPath, type RowRefusal } from '../importing.ts'
import type { RowValues } from '../table/readRow.ts'

/** A row of people. A row that says from when its percentage counts also has the fields of a part-time record. */
export const PersonRow = z.intersection(NewPerson, z.object({ partTimeRecord: PartTimeBody.optional() }))
export type PersonRow = z.output<typeof PersonRow>

/**
 * A new person has at least 50 %, and a part-time record any percentage. The row is checked as the one or as the other.
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

/** A part-time percentage and its first day. It counts until the next one. */
export type PartTimeStart = { readonly percentage: BasisPoints; readonly start: Day }

export const partTimeStartOf = ({
  partTimeRecord,
  partTimePercentage,
  employmentStartDate,
}: PersonRow): PartTimeStart =>
  partTimeRecord === undefined
    ? { percentage: partTimePercentage, start: employmentStartDate }
    : { percentage: partTimeRecord.percentage, start: partTimeRecord.startDate }

/** The percentage that counts on a day, or else the first one. The percentages are in order. */
export const partTimeStartOn = (starts: readonly PartTimeStart[], day: Day): PartTimeStart =>
  starts.findLast(({ start }) => start <= day) ?? starts[0]!

/** The periods of percentages in order: each counts until the day before the next one. */
export const partTimePeriodsOf = (starts: readonly PartTimeStart[]): (DayPeriod & { percentage: BasisPoints })[] =>
  starts.map(({ percentage, start }, index) => {
    const next = starts[index + 1]
    return { percentage, start, end: next === undefined ? null : addDays(next.start, -1) }
  })

export const emailKey = (email: string): string => email.toLowerCase()

/** The earliest first day of a percentage of each person in a file. */
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

/** The first percentage of a person begins with the employment (rule import-46). */
export function refusalsOfStart(row: PersonRow, firsts: FirstStarts): RowRefusal[] {
  const { start } = partTimeStartOf(row)
  const { email, employmentStartDate: employmentStart } = row
  if (start < employmentStart)
    return [{ path: 'partTimeFrom', refusal: { code: 'part_time_before_employment', employmentStart } }]
  return start > employmentStart && start === firsts.get(emailKey(email))
    ? [{ path: 'partTimeFrom', refusal: { code: 'part_time_first_start_fixed', employmentStart } }]
    : []
}

/** The key of a row: a person comes once for each first day of a percentage. */
export function personRowKey({ email, employmentStartDate, partTimeFrom }: RowValues): string | null {
  if (typeof email !== 'string' || email === '') return null
  const isFirst = typeof partTimeFrom !== 'string' || partTimeFrom === employmentStartDate
  return isFirst ? emailKey(email) : `${emailKey(email)} ${partTimeFrom}`
}
