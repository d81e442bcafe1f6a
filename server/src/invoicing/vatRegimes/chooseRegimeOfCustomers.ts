import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseRegimeOfCustomers as call } from '@uurwerk/contract/invoicing/vatRegimes'
import { sentenceOf } from '@uurwerk/contract/problems'
import { fits } from '@uurwerk/domain/invoicing/refusalOfVat'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { chooseVatRegime } from './chooseVatRegime.ts'
import { listCustomersOfRegime } from './vatRegimeStore.ts'

type Input = BodyOf<typeof call> & { readonly preview: boolean }

/**
 * Sets the VAT regime of many customers. When one customer is refused, no customer gets the VAT regime; a preview names
 * all refused customers (rule invoicing-76).
 */
export async function chooseRegimeOfCustomers(context: CommandContext, { customerIds, regime, preview }: Input) {
  const ids = [...new Set(customerIds)].sort((a, b) => a - b)
  const customers = await listCustomersOfRegime(context.tx, ids)
  const refusals = customers.flatMap(({ customerId, customerName, ...buyer }) =>
    regime === null || fits(regime, buyer)
      ? []
      : [
          {
            customerId,
            customerName,
            refusal: { code: 'vat_regime_country', regime, country: buyer.country } as const,
          },
        ],
  )
  const [first] = refusals
  if (first !== undefined && !preview) throw new RefusalError(first.refusal)
  const refusedIds = new Set(refusals.map(({ customerId }) => customerId))
  let concepts = 0
  for (const id of ids.filter((one) => !refusedIds.has(one))) {
    const chosen = await chooseVatRegime(context, { table: 'customers', id, regime })
    concepts += chosen.concepts
  }
  const refused = refusals.map(({ refusal, ...customer }) => ({ ...customer, reason: sentenceOf(refusal) }))
  return { vatRegime: regime, concepts, refused }
}
