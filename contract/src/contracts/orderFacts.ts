import type { OrderFacts as Facts } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { z } from 'zod'
import { answeredPeriod } from '../fields.ts'

/** The facts that the rules on the orders of a contract need. */
export const OrderFacts = z.object({
  contract: answeredPeriod,
  orders: z.array(z.object({ id: z.number(), period: answeredPeriod })).readonly(),
}) satisfies z.ZodType<Facts>
