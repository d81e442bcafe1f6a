import { PartTimeBody } from '@uurwerk/contract/people/partTime'
import { sentenceOf } from '@uurwerk/contract/problems'
import { NO_BASIS_POINTS, percentageOf } from '@uurwerk/domain/money/basisPoints'
import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { refusalToAddPartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import type { PartTimeRecordRefusal } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import { refusalToChangePartTimeRecord } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import type { PartTimeChangeRefusal } from '@uurwerk/domain/people/partTime/refusalToChangePartTimeRecord'
import type { Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { Person } from '../queries.ts'

/** The values of the form for a part-time record (a part-time percentage in a period). An empty field is null. */
export type PartTimeForm = {
  readonly percentage: number | null
  readonly startDate: Day | null
  readonly endDate: Day | null
}

export const partTimeFormOf = (record: PartTimeRecord | null): PartTimeForm =>
  record === null
    ? { percentage: null, startDate: null, endDate: null }
    : { percentage: percentageOf(record.percentage), startDate: record.period.start, endDate: record.period.end }

/** The record in the form; null while a value is missing or wrong. A new record has no id yet. */
export function wantedRecord(id: number | null, form: PartTimeForm): PartTimeRecord | null {
  const { success, data } = PartTimeBody.safeParse(form)
  if (!success) return null
  return { id, percentage: data.percentage, period: { start: data.startDate, end: data.endDate ?? null } }
}

export type RefusedPartTime = {
  readonly refusal: PartTimeRecordRefusal | PartTimeChangeRefusal
  readonly field: keyof PartTimeForm
}

export function refusedPartTime(person: Person, id: number | null, form: PartTimeForm): RefusedPartTime | null {
  if (form.startDate === null) return null
  const period = { start: form.startDate, end: form.endDate }
  const { facts } = person
  const refusal =
    id === null
      ? refusalToAddPartTimeRecord(facts, period)
      : refusalToChangePartTimeRecord(facts.records, { id, percentage: NO_BASIS_POINTS, period })
  const stored = facts.records.find((record) => record.id === id)
  return refusal === null ? null : { refusal, field: fieldOf(refusal, stored) }
}

function fieldOf(refusal: RefusedPartTime['refusal'], stored: PartTimeRecord | undefined): keyof PartTimeForm {
  switch (refusal.code) {
    case 'part_time_before_employment':
    case 'part_time_first_start_fixed':
      return 'startDate'
    case 'part_time_crosses_neighbour':
      return stored !== undefined && refusal.neighbour.start < stored.period.start ? 'startDate' : 'endDate'
    default:
      return 'endDate'
  }
}

const errorsBySchema = schemaResolver(PartTimeBody, { sync: true })

export function partTimeErrors(person: Person, id: number | null, form: PartTimeForm): FormErrors {
  const refused = refusedPartTime(person, id, form)
  return { ...(refused !== null && { [refused.field]: sentenceOf(refused.refusal) }), ...errorsBySchema(form) }
}
