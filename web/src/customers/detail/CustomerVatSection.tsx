import { chooseCustomerRegime } from '@uurwerk/contract/invoicing/vatRegimes'
import type { ChoosableRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import * as texts from '../../texts/texts.ts'
import type { Customer } from '../queries.ts'

/** The panel with the VAT regime of a customer. */
export function CustomerVatSection({ customer: { id, vatRegime } }: { readonly customer: Customer }) {
  const { mutateAsync } = useAction(chooseCustomerRegime)
  function save(regime: ChoosableRegime | null, preview: boolean) {
    return mutateAsync({
      params: { id },
      query: { preview: preview ? 'true' : 'false' },
      body: { regime },
    })
  }
  return (
    <VatRegimePanel
      title={texts.invoicing.regime.title}
      label={texts.invoicing.regime.label}
      chosen={vatRegime}
      inherited={texts.invoicing.regime.asCompany}
      save={save}
    />
  )
}
