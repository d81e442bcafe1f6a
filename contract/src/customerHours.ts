import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { z } from 'zod'
import { clockTime, together } from './fields.ts'
import { sentenceOf } from './problems.ts'

/** The three borders of a customer's day. Another order is refused on the field of the night. */
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
