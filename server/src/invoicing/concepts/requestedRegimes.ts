import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'

type Input = {
  readonly vatRegime?: VatRegime | undefined
  readonly freeCostBillingDtos?: readonly { readonly vatRegime?: VatRegime | null | undefined }[] | undefined
}

/** The VAT regimes that a request names for an invoice and for its free costs (cost lines that HR types). */
export const requestedRegimes = ({ vatRegime, freeCostBillingDtos = [] }: Input) => [
  vatRegime,
  ...freeCostBillingDtos.map((cost) => cost.vatRegime),
]
