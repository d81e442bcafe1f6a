import { vatRegime, type VatCategory, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import * as texts from '../texts/texts.ts'
import { formatPercentageNumber } from '../ui/format/formatPercentageNumber.ts'

type Rate = { readonly category: VatCategory; readonly percentage: number | null }

/** The VAT rate of an invoice line, written as on the PDF. A line without VAT has a word instead of a percentage. */
export const formatRate = (regime: VatRegime): string => {
  const { category, percentage } = vatRegime(regime)
  return isRate(category) ? formatPercentageNumber(percentage ?? 0) : texts.invoicing.vatOfLine[category]
}

/** The name of a VAT group in the totals of an invoice. A VAT group contains the lines with the same VAT rate. */
export const formatGroup = ({ category, percentage }: Rate): string =>
  isRate(category) ? texts.invoicing.vat(formatPercentageNumber(percentage ?? 0)) : texts.invoicing.vatOfGroup[category]

const isRate = (category: VatCategory): category is 'S' | 'Z' => category === 'S' || category === 'Z'
