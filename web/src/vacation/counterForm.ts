import { VacationCounterEdit } from '@uurwerk/contract/balances'
import { sentenceOf } from '@uurwerk/contract/problems'
import { halfDaysOfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import { refusalToEditCounter } from '@uurwerk/domain/balances/refusalToEditCounter'
import type { Counter as CounterFacts } from '@uurwerk/domain/balances/counterMoves'
import { schemaResolver } from '@mantine/form'
import type { FormErrors } from '@mantine/form'
import type { Counter } from '../balances/queries.ts'

/** The form keeps the days used. When the days granted change, the used days stay and the days left change. */
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

/** The errors of the form, by the same rule as the server's and with the counter as it was read. */
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
  const refusal = refusalToEditCounter(factsOf(now), factsOf({ originalBalance, currentBalance }))
  return refusal === null ? {} : { used: sentenceOf(refusal) }
}

/** Why a step cannot be taken, or null. */
export function reasonAgainst(form: CounterForm, now: Counter): string | null {
  const [first] = Object.values(counterFormErrors(form, now))
  return typeof first === 'string' ? first : null
}

const factsOf = (counter: Pick<Counter, 'originalBalance' | 'currentBalance'>): CounterFacts => ({
  granted: halfDaysOfDays(counter.originalBalance) ?? NO_HALF_DAYS,
  left: halfDaysOfDays(counter.currentBalance) ?? NO_HALF_DAYS,
})
