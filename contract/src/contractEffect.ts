import { z } from 'zod'

/** What a contract changes beside itself, in the answer to a preview. */
export const ContractEffect = z.object({
  /** Other contracts of the same person and customer on the same days. */
  overlapping: z.array(z.object({ id: z.number(), startDate: z.string(), endDate: z.string().nullable() })),
  /** Confirmed months of the person that wait for this contract from now on. */
  openedMonths: z.array(z.string()),
  recupBefore: z.number(),
  recupAfter: z.number(),
  /** The month up to which the recup is confirmed. */
  confirmedBefore: z.string().nullable(),
  confirmedAfter: z.string().nullable(),
})
export type ContractEffect = z.output<typeof ContractEffect>
