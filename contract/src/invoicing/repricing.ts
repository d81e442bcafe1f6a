import { z } from 'zod'

/** The most contract months without an invoice of which the preview of other prices calculates the amounts. */
export const MOST_REPRICED = 3000

/** The months without an invoice whose amount changes, with the total of their shifts before and after. */
export const Repricing = z.object({
  months: z.array(z.string()),
  contracts: z.number(),
  totalBefore: z.number(),
  totalAfter: z.number(),
  /** False when there are more than `MOST_REPRICED` contract months; then only the latest ones are counted. */
  complete: z.boolean(),
})
export type Repricing = z.output<typeof Repricing>
