import { z } from 'zod'

/** The effect of a contract on other records. Only the answer to a preview contains it. */
export const ContractEffect = z.object({
  /** Other contracts of the same person and customer on the same days. */
  overlapping: z.array(z.object({ id: z.number(), startDate: z.string(), endDate: z.string().nullable() })),
  /**
   * Months that the person had confirmed, but that are no longer completely confirmed, because the person must also
   * confirm this contract.
   */
  openedMonths: z.array(z.string()),
  recupBefore: z.number(),
  recupAfter: z.number(),
  /** The last month with confirmed recuperation, before and after the change of the contract. */
  confirmedBefore: z.string().nullable(),
  confirmedAfter: z.string().nullable(),
})
export type ContractEffect = z.output<typeof ContractEffect>
