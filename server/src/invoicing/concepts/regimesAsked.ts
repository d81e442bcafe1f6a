import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'

type Asked = {
  readonly vatRegime?: VatRegime | undefined
  readonly freeCostBillingDtos?: readonly { readonly vatRegime?: VatRegime | null | undefined }[] | undefined
}

/** The VAT regimes that a request names for an invoice and for its free costs (cost lines that HR types). */
export const regimesAsked = ({ vatRegime, freeCostBillingDtos = [] }: Asked) => [
  vatRegime,
  ...freeCostBillingDtos.map((cost) => cost.vatRegime),
]
