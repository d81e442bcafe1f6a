import type { Customer } from '@uurwerk/contract/customers/customers'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/transaction.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { repricingOf } from './repricingOf.ts'
import type { CustomerRow } from '../../customers/customerStore.ts'

export type Saved = { readonly before: CustomerRow; readonly after: CustomerRow }

type Work = () => Promise<{ readonly saved: readonly Saved[]; readonly answer: z.output<typeof Customer> }>

/**
 * Saves customers. A preview saves nothing, and also returns the invoice amounts that would change (rule customers-28).
 */
export const withRepricing = (tx: Tx, preview: boolean, work: Work): Promise<z.output<typeof Customer>> =>
  onlyPreviewed(tx, preview, async () => {
    const { saved, answer } = await work()
    if (!preview) return answer
    const changes = saved.map(({ before, after }) => ({
      customerId: before.id,
      before: pricesOf(before),
      after: pricesOf(after),
    }))
    return { ...answer, repricing: await repricingOf(tx, changes) }
  })

const pricesOf = ({ fields: { morning, evening, night }, bonusRates }: CustomerRow) => ({
  hours: { morning, evening, night },
  rates: Object.fromEntries(bonusRates.map(({ bonusType, percentage }) => [bonusType, percentage])),
})
