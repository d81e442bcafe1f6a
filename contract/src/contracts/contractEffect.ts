import { z } from 'zod'

/** The effect that a change of a contract has on other records. Only the answer to a preview contains this effect. */
export const ContractEffect = z.object({
  /** The other contracts of the same person with the same customer on the same days. */
  overlapping: z.array(z.object({ id: z.number(), startDate: z.string(), endDate: z.string().nullable() })),
  /**
   * The months that the person had completely confirmed, and that are not completely confirmed after the change. In
   * such a month, the person must still confirm the changed contract.
   */
  openedMonths: z.array(z.string()),
  recupBefore: z.number(),
  recupAfter: z.number(),
  /**
   * The month until which the recuperation was confirmed before the change of the contract. `confirmedAfter` is the
   * month until which it is confirmed after the change.
   */
  confirmedBefore: z.string().nullable(),
  confirmedAfter: z.string().nullable(),
})
export type ContractEffect = z.output<typeof ContractEffect>
