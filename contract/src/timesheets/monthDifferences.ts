import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { resource } from '../hal.ts'

export const MonthDifferences = resource({
  /** The contract months that differ from their locked planning. Months without differences are left out. */
  months: z.array(
    z.object({
      contractId: z.number(),
      /** The number of changed, added and removed shifts and absences. The month sheet shows the same differences. */
      differences: z.number(),
    }),
  ),
})
export type MonthDifferences = z.output<typeof MonthDifferences>

/** This is a separate call, because HR's list of the month must not wait for the comparison. */
export const monthDifferences = endpoint.get('/administration/contract/{yearMonth}/differences', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'contracts', 'people'],
  summary: 'In hoeveel punten elke maand afwijkt van de vastgezette planning',
  response: MonthDifferences,
})
