import type {
  ContractMonthFacts as FactsOfContract,
  WorkedMonthFacts as FactsOfMonth,
} from '@uurwerk/domain/planning/contractMonthFacts'
import { z } from 'zod'
import { answeredDay, answeredInstant, answeredMonth, answeredPeriod } from '../fields.ts'

const contract = {
  contractId: z.number(),
  freeze: z.enum(['month_frozen', 'month_invoiced']).nullable(),
  contract: answeredPeriod,
}

const person = {
  today: answeredDay,
  yearMonth: answeredMonth,
  employment: answeredPeriod,
  prolongedSickLeaves: z.array(answeredPeriod).readonly(),
  fullAbsenceDays: z.array(answeredDay).readonly(),
  shifts: z
    .array(
      z.object({
        id: z.number(),
        contractId: z.number(),
        customerName: z.string(),
        day: answeredDay,
        start: answeredInstant,
        end: answeredInstant,
        claimed: z.boolean(),
      }),
    )
    .readonly(),
}

/**
 * The facts that the rules on shifts need, for one contract of a person in a month. The server made these values, so
 * the schema does not check them further.
 */
export const ContractMonthFacts = z.object({ ...person, ...contract }) satisfies z.ZodType<FactsOfContract>

/** The facts that the rules on shifts need, for all contracts of a person in a month. */
export const WorkedMonthFacts = z.object({
  ...person,
  contracts: z.array(z.object(contract)).readonly(),
}) satisfies z.ZodType<FactsOfMonth>
