import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { z } from 'zod'
import { clockTime, together } from '../fields.ts'
import { sentenceOf } from '../problems.ts'

/**
 * The times at which the morning, the evening and the night of a customer start. When their order is wrong, the field
 * of the night has an error.
 */
export const customerHours = together(
  z
    .object({
      morning: clockTime('start ochtend'),
      evening: clockTime('start avond'),
      night: clockTime('start nacht'),
    })
    .superRefine((hours, context) => {
      const refusal = refusalToSetCustomerHours(hours)
      if (refusal !== null) context.addIssue({ code: 'custom', path: ['night'], message: sentenceOf(refusal) })
    }),
)
