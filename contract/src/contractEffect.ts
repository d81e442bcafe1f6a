import { z } from 'zod'

/** The effect of a contract on other records; only in the answer to a preview. */
export const ContractEffect = z.object({
  /** Other contracts of the same person and customer on the same days. */
  overlapping: z.array(z.object({ id: z.number(), startDate: z.string(), endDate: z.string().nullable() })),
  /** Confirmed months of the person that now also need the confirmation of this contract. */
  openedMonths: z.array(z.string()),
  recupBefore: z.number(),
  recupAfter: z.number(),
  /** The last month of the confirmed recuperation. */
  confirmedBefore: z.string().nullable(),
  confirmedAfter: z.string().nullable(),
})
export type ContractEffect = z.output<typeof ContractEffect>
