import { messages } from '@uurwerk/contract/messages'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceOnDay } from './absenceAgain.ts'

export type AbsenceForm = {
  day: Day | null
  category: AbsenceCategory | null
  /** The chosen leave counter. Null means the usual order of the counters of this kind. */
  counter: CounterType | null
  length: 'full' | 'half' | ''
}

export const emptyAbsenceForm: AbsenceForm = { day: null, category: null, counter: null, length: '' }

/** The errors of the form for an absence. The day, the type and the duration are required. */
export const absenceFormErrors = (
  { day, category, length }: AbsenceForm,
  yearMonth: YearMonth,
): Partial<Record<keyof AbsenceForm, string>> => ({
  ...(day === null && { day: messages.required('datum') }),
  ...(day !== null && monthOf(day) !== yearMonth && { day: messages.dateInMonth('datum', yearMonth) }),
  ...(category === null && { category: messages.required('type') }),
  ...(length === '' && { length: messages.required('duur') }),
})

/** The absence that the form describes; null while a required field is empty. */
export function absenceOfForm({ day, category, counter, length }: AbsenceForm): AbsenceOnDay | null {
  if (day === null || category === null || length === '') return null
  return { day, category, counter, fullDay: length === 'full' }
}
