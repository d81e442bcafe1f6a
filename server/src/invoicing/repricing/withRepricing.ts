import type { Repricing } from '@uurwerk/contract/customers/repricing'
import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import type { BonusRateRow } from '../../customers/bonusRates/bonusRateStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { onlyPreviewed } from '../../app/onlyPreviewed.ts'
import { repricingOf } from './repricingOf.ts'

type Priced = {
  readonly id: number
  readonly fields: CustomerHours
  readonly bonusRates: readonly BonusRateRow[]
}

export type SavedPrices = { readonly before: Priced; readonly after: Priced }

type Work<Answer> = () => Promise<{ readonly saved: readonly SavedPrices[]; readonly answer: Answer }>

/** A preview saves nothing, and also returns the invoice amounts that would change (rule customers-28). */
export const withRepricing = <Answer extends object>(
  tx: Tx,
  preview: boolean,
  work: Work<Answer>,
): Promise<Answer & { readonly repricing?: Repricing }> =>
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

const pricesOf = ({ fields: { morning, evening, night }, bonusRates }: Priced) => ({
  hours: { morning, evening, night },
  rates: Object.fromEntries(bonusRates.map(({ bonusType, percentage }) => [bonusType, percentage])),
})
