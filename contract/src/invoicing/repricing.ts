import { z } from 'zod'

/** The maximum number of contract months in a preview of new prices. Only months without an invoice count. */
export const MOST_REPRICED = 3000

/**
 * The effect of new prices on the months without an invoice. It lists the months whose amount changes, and the totals
 * of their shifts before and after the change.
 */
export const Repricing = z.object({
  months: z.array(z.string()),
  contracts: z.number(),
  totalBefore: z.number(),
  totalAfter: z.number(),
  /** False when more than `MOST_REPRICED` contract months exist. The preview then includes only the latest of them. */
  complete: z.boolean(),
})
export type Repricing = z.output<typeof Repricing>
