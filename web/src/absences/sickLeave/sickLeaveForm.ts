import { messages } from '@uurwerk/contract/messages'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { periodOf } from '../../app/clock/periodOf.ts'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import type { Person } from '../../people/queries.ts'
import * as texts from '../../texts/texts.ts'
import { formatDay } from '../../ui/format/formatDay.ts'

export type SickLeavePeriod = Person['prolongedSickLeavePeriodSet'][number]

/** The values of the form for a prolonged sickness. The end is null while the end of the sickness is not known. */
export type SickLeaveForm = { readonly startDate: Day | null; readonly endDate: Day | null }

export function sickLeaveFormOf(period: SickLeavePeriod): SickLeaveForm {
  const { start, end } = periodOf(period)
  return { startDate: start, endDate: end }
}

type Errors = { [field in keyof SickLeaveForm]?: string }

export function sickLeaveErrors({ startDate }: SickLeaveForm, refusal: RefusalOf | null): Errors {
  if (startDate === null) return { startDate: messages.required('startdatum') }
  // When another user saved first, the editor shows a separate question, so the form shows no error.
  if (refusal === null || refusal.code === 'stale') return {}
  if (refusal.code === 'invalid')
    return Object.fromEntries((refusal.errors ?? []).map(({ path, message }) => [path, message]))
  return { [refusedField(refusal, startDate)]: sentenceHere(refusal) }
}

export function refusedField(refusal: RefusalOf, startDate: Day): keyof SickLeaveForm {
  if (refusal.code === 'not_in_employment') return refusal.days.includes(startDate) ? 'startDate' : 'endDate'
  if (refusal.code !== 'prolonged_sick_overlap') return 'endDate'
  return refusal.overlapping.some((other) => containsDay(other, startDate)) ? 'startDate' : 'endDate'
}

type Dates = { readonly startDate: string | null; readonly endDate: string | null }

/** Writes a prolonged sickness as '16-10-2026 – nog niet bekend'. */
export const formatSickLeave = ({ startDate, endDate }: Dates): string =>
  `${startDate === null ? texts.table.nothing : formatDay(startDate)} – ${
    endDate === null ? texts.people.sickLeave.open : formatDay(endDate)
  }`
