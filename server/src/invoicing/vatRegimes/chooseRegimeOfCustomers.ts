import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseRegimeOfCustomers as call } from '@uurwerk/contract/invoicing/vatRegimes'
import type { CommandContext } from '../../app/context.ts'
import { chooseVatRegime } from './chooseVatRegime.ts'

/** Sets the VAT regime of many customers. When one customer is refused, no customer gets the VAT regime. */
export async function chooseRegimeOfCustomers(context: CommandContext, { customerIds, regime }: BodyOf<typeof call>) {
  let concepts = 0
  for (const id of [...new Set(customerIds)].sort((a, b) => a - b)) {
    const chosen = await chooseVatRegime(context, { table: 'customers', id, regime })
    concepts += chosen.concepts
  }
  return { vatRegime: regime, concepts }
}
