import { messages } from '@uurwerk/contract/messages'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToSetProlongedSickLeave } from '@uurwerk/domain/people/employment/refusalToSetProlongedSickLeave'
import type { ProlongedSickLeaveRefusal } from '@uurwerk/domain/people/employment/refusalToSetProlongedSickLeave'
import type { Day } from '@uurwerk/domain/time/day'
import { toDay } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { FormErrors } from '@mantine/form'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { Person } from '../queries.ts'

export type SickLeavePeriod = Person['prolongedSickLeavePeriodSet'][number]

/** The values of the form for a prolonged sickness. The end is null while the end of the sickness is not known. */
export type SickLeaveForm = { readonly startDate: Day | null; readonly endDate: Day | null }

export function sickLeaveFormOf(period: SickLeavePeriod): SickLeaveForm {
  const { start, end } = periodOf(period)
  return { startDate: start, endDate: end }
}

export type RefusedSickLeave = {
  readonly refusal: ProlongedSickLeaveRefusal
  readonly field: keyof SickLeaveForm
}

/**
 * The reason why the dates of a prolonged sickness are refused, as far as the browser knows. Only the server knows the
 * worked and invoiced shifts. A new period has no id.
 */
export function refusedSickLeave(person: Person, id: number | null, form: SickLeaveForm): RefusedSickLeave | null {
  if (form.startDate === null) return null
  const wanted = { start: form.startDate, end: form.endDate }
  const employment = {
    start: toDay(person.employmentStartDate),
    end: person.employmentEndDate === null ? null : toDay(person.employmentEndDate),
  }
  const otherPeriods = person.prolongedSickLeavePeriodSet.filter((other) => other.id !== id).map(periodOf)
  const refusal = refusalToSetProlongedSickLeave({ employment, otherPeriods, workedDays: [], frozenDays: [] }, wanted)
  return refusal === null ? null : { refusal, field: fieldOf(refusal, wanted) }
}

function fieldOf(refusal: ProlongedSickLeaveRefusal, { start }: DayPeriod): keyof SickLeaveForm {
  if (refusal.code === 'not_in_employment') return refusal.days.includes(start) ? 'startDate' : 'endDate'
  if (refusal.code !== 'prolonged_sick_overlap') return 'endDate'
  return refusal.overlapping.some((other) => containsDay(other, start)) ? 'startDate' : 'endDate'
}

export function sickLeaveErrors(person: Person, id: number, form: SickLeaveForm): FormErrors {
  if (form.startDate === null) return { startDate: messages.required('startdatum') }
  const refused = refusedSickLeave(person, id, form)
  return refused === null ? {} : { [refused.field]: sentenceOf(refused.refusal) }
}
