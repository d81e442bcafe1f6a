import { customer as customerCall } from '@uurwerk/contract/customers/customers'
import { chooseCustomerRegime } from '@uurwerk/contract/invoicing/vatRegimes'
import type { SeededRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import * as texts from '../../texts/texts.ts'
import type { Customer } from '../queries.ts'

/** The VAT regime of a customer. */
export function CustomerVatSection({ customer: { id, vatRegime } }: { readonly customer: Customer }) {
  const client = useQueryClient()
  const { mutateAsync } = useAction(chooseCustomerRegime)
  async function save(regime: SeededRegime | null, preview: boolean) {
    const answer = await mutateAsync({
      params: { id },
      query: { preview: preview ? 'true' : 'false' },
      body: { regime },
    })
    if (!preview) await client.invalidateQueries({ queryKey: [customerCall.path] })
    return answer
  }
  return <VatRegimePanel chosen={vatRegime} inherited={texts.invoicing.regime.asCompany} save={save} />
}
