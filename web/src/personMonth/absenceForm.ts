import { messages } from '@uurwerk/contract/messages'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceOnDay } from './absenceAgain.ts'

export type AbsenceForm = {
  day: Day | null
  category: AbsenceCategory | null
  /** Null takes from the counters of the kind in their order. */
  counter: CounterType | null
  length: 'full' | 'half' | ''
}

export const emptyAbsenceForm: AbsenceForm = { day: null, category: null, counter: null, length: '' }

/** All three are required (timesheets specification, 5). */
export const absenceFormErrors = (
  { day, category, length }: AbsenceForm,
  yearMonth: YearMonth,
): Partial<Record<keyof AbsenceForm, string>> => ({
  ...(day === null && { day: messages.required('datum') }),
  ...(day !== null && monthOf(day) !== yearMonth && { day: messages.dateInMonth('datum', yearMonth) }),
  ...(category === null && { category: messages.required('type') }),
  ...(length === '' && { length: messages.required('duur') }),
})

/** What the form asks for, once it is filled in. */
export function absenceOfForm({ day, category, counter, length }: AbsenceForm): AbsenceOnDay | null {
  if (day === null || category === null || length === '') return null
  return { day, category, counter, fullDay: length === 'full' }
}
