import { texts } from '../texts/texts.ts'
import type { Counter } from '../balances/queries.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import { writtenNumber } from '../ui/writtenNumber.ts'
import { currentOf } from './counterForm.ts'
import type { CounterForm } from './counterForm.ts'

/**
 * The balances of the current counter and the balances in the form. The days granted and the days left are compared as
 * one field.
 */
export function staleCounterFields({ originalBalance, currentBalance }: Counter, form: CounterForm): StaleField[] {
  const words = texts.vacation.edit
  const written = (days: number | null) => writtenNumber(days ?? 0)
  return [
    { label: words.original, theirs: written(originalBalance), yours: written(form.originalBalance) },
    { label: words.current, theirs: written(currentBalance), yours: written(currentOf(form)) },
  ]
}
