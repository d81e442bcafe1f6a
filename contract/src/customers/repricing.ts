import { z } from 'zod'

/** The maximum number of contract months in a preview of new prices. Only months without an invoice count. */
export const MOST_REPRICED = 3000

/** The months without an invoice whose amount changes, with the totals before and after the change. */
export const Repricing = z.object({
  months: z.array(z.string()),
  contracts: z.number(),
  totalBefore: z.number(),
  totalAfter: z.number(),
  /** False when more than `MOST_REPRICED` contract months exist. The preview then includes only the latest of them. */
  complete: z.boolean(),
})
export type Repricing = z.output<typeof Repricing>
