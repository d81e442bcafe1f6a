import type { ContractMonthFacts as Facts } from '@uurwerk/domain/planning/contractMonthFacts'
import { z } from 'zod'
import { answeredDay, answeredInstant, answeredMonth } from './fields.ts'

const DayPeriod = z.object({ start: answeredDay, end: answeredDay.nullable() })

/** The facts that the planning rules read. They travel in the type of the domain. */
export const ContractMonthFacts = z.object({
  today: answeredDay,
  yearMonth: answeredMonth,
  contractId: z.number(),
  freeze: z.enum(['month_frozen', 'month_invoiced']).nullable(),
  contract: DayPeriod,
  employment: DayPeriod,
  prolongedSickLeaves: z.array(DayPeriod).readonly(),
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
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Facts>
