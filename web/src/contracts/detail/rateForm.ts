import { RateChange } from '@uurwerk/contract/contracts/contracts'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import type { OrderPeriod } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'

/** A rate that starts on a day, or a new rate for the whole current order (a period with an hourly rate). */
export type RateForm = {
  readonly how: 'from' | 'correct'
  readonly startDate: Day | null
  readonly baseHourlyRate: number | null
}

const errorsBySchema = schemaResolver(RateChange, { sync: true })

export function rateFormErrors(form: RateForm, orders: readonly OrderPeriod[]): FormErrors {
  const { startDate, ...others } = errorsBySchema(form)
  if (form.how === 'correct') return others
  const refusal = form.startDate === null ? null : refusalToChangeRate(orders, form.startDate)
  const why = startDate ?? (refusal === null ? undefined : sentenceOf(refusal))
  return why === undefined ? others : { ...others, startDate: why }
}
