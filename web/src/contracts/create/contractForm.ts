import { NewContract, type createContract } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalOfContractStart } from '@uurwerk/domain/contracts/refusalToCreateContract'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'
import { emptyOrderForm, type OrderForm } from '../orders/orderForm.ts'

/** The form has the first order (a period with an hourly rate) too. A field without a value is null. */
export type ContractForm = {
  readonly userId: number | null
  readonly customerId: number | null
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly reference: string
  readonly order: OrderForm
}

type Parties = Pick<ContractForm, 'userId' | 'customerId'>
type Dates = Pick<ContractForm, 'startDate' | 'endDate'>

export type ContractInput = BodyInput<typeof createContract>

export const emptyContractForm = (parties: Parties): ContractForm => ({
  ...parties,
  startDate: null,
  endDate: null,
  reference: '',
  order: emptyOrderForm({ start: null, end: null }),
})

/** The first order (a period with its rate) follows the dates until the user edits its dates (rule contracts-24). */
export function withDates(form: ContractForm, { startDate, endDate }: Dates): ContractForm {
  const { order } = form
  return {
    ...form,
    startDate,
    endDate,
    order: {
      ...order,
      startDate: order.startDate === form.startDate ? startDate : order.startDate,
      endDate: endDate === null || order.endDate === form.endDate ? endDate : order.endDate,
    },
  }
}

const errorsBySchema = schemaResolver(NewContract, { sync: true })

/** `employment` is the employment of the chosen person; null while no person is chosen. */
export function contractFormErrors(form: ContractForm, employment: DayPeriod | null): FormErrors {
  const { startDate } = form
  const refusal = startDate === null || employment === null ? null : refusalOfContractStart(employment, startDate)
  return { ...(refusal !== null && { startDate: sentenceOf(refusal) }), ...errorsBySchema(form) }
}
