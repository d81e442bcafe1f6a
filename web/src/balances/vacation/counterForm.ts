import { VacationCounterEdit } from '@uurwerk/contract/balances/balances'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { Counter } from '../queries.ts'

/** When HR changes the granted days, the days used stay the same, and the days left change. */
export type CounterForm = {
  readonly originalBalance: number | null
  readonly used: number | null
  readonly reason: string
}

export const counterFormOf = ({ originalBalance, currentBalance }: Counter): CounterForm => ({
  originalBalance,
  used: originalBalance - currentBalance,
  reason: '',
})

export const currentOf = ({ originalBalance, used }: CounterForm): number | null =>
  originalBalance === null || used === null ? null : originalBalance - used

const errorsBySchema = schemaResolver(VacationCounterEdit, { sync: true })

/** Checks the form by the same rule as the server. `now` is the balance from the moment when the dialog opened. */
export function counterFormErrors(form: CounterForm, now: Counter): FormErrors {
  const { originalBalance, reason } = form
  const currentBalance = currentOf(form)
  const { currentBalance: used, ...others } = errorsBySchema({
    type: now.type,
    originalBalance,
    currentBalance,
    reason,
  })
  if (used !== undefined) return { ...others, used }
  if (Object.keys(others).length > 0 || originalBalance === null || currentBalance === null) return others
  const refusal = refusalToEditCounter(now, { originalBalance, currentBalance })
  return refusal === null ? {} : { used: sentenceOf(refusal) }
}

/** The reason why a button cannot change the number of days by half a day; null when the button can change it. */
export function reasonAgainst(form: CounterForm, now: Counter): string | null {
  const [first] = Object.values(counterFormErrors(form, now))
  return typeof first === 'string' ? first : null
}
