import { chooseContractRegime } from '@uurwerk/contract/invoicing/vatRegimes'
import type { ChoosableRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { useAction } from '../../app/api/useAction.ts'
import { VatRegimePanel } from '../../app/vat/VatRegimePanel.tsx'
import * as texts from '../../texts/texts.ts'
import type { Contract } from '../queries.ts'

/** The panel with the VAT regime of a contract. */
export function ContractVatSection({ contract: { id, vatRegime } }: { readonly contract: Contract }) {
  const { mutateAsync } = useAction(chooseContractRegime)
  function save(regime: ChoosableRegime | null, preview: boolean) {
    const query = { preview: preview ? ('true' as const) : ('false' as const) }
    return mutateAsync({ params: { contractId: id }, query, body: { regime } })
  }
  return (
    <VatRegimePanel
      title={texts.invoicing.regime.title}
      label={texts.invoicing.regime.label}
      chosen={vatRegime}
      inherited={texts.invoicing.regime.asCustomer}
      save={save}
    />
  )
}
