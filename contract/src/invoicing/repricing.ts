import { z } from 'zod'

/**
 * The maximum number of contract months without an invoice for which a preview of new prices calculates the amounts.
 */
export const MOST_REPRICED = 3000

/**
 * The effect of new prices: the months without an invoice whose amount changes, with the total of their shifts before
 * and after the change.
 */
export const Repricing = z.object({
  months: z.array(z.string()),
  contracts: z.number(),
  totalBefore: z.number(),
  totalAfter: z.number(),
  /**
   * False when there are more than `MOST_REPRICED` contract months. The preview then includes only the latest of these
   * months.
   */
  complete: z.boolean(),
})
export type Repricing = z.output<typeof Repricing>
