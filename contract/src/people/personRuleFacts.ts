import type { RecupAdjustmentFacts } from '@uurwerk/domain/balances/recup/refusalToAdjustRecup'
import type { PartTimeRecordFacts } from '@uurwerk/domain/people/partTime/refusalToAddPartTimeRecord'
import { z } from 'zod'
import { answeredBasisPoints, answeredDay, answeredMonth, answeredPeriod } from '../fields.ts'

/** The facts that the rules on the part-time records, the recuperation and the months of a person need. */
export const PersonRuleFacts = z.object({
  kind: z.enum(['employee', 'independent']),
  employment: answeredPeriod,
  employmentStart: answeredDay,
  opening: answeredMonth,
  contracts: z.array(answeredPeriod).readonly(),
  records: z.array(z.object({ id: z.number(), percentage: answeredBasisPoints, period: answeredPeriod })).readonly(),
}) satisfies z.ZodType<PartTimeRecordFacts & RecupAdjustmentFacts>
