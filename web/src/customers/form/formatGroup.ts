import { BONUS_NAMES } from '@uurwerk/domain/customers/bonusType'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import * as texts from '../../texts/texts.ts'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import type { Customer } from '../queries.ts'
import { ratesOf, type RateForm } from './customerForm.ts'

/** The values of a group of fields in one line, so that the user sees which values an import copies. */
const WRITTEN = {
  vat: ({ vat }) => vat,
  invoiceAddress: ({ customerInvoiceAddress: { street, houseNumber, postalCode, city } }) =>
    `${street} ${houseNumber}, ${postalCode} ${city}`,
  organisation: ({ invoiceAddressingDto, confirmedEmailDtos }) =>
    [
      invoiceAddressingDto.organisationName,
      invoiceAddressingDto.financialSupervisorReference,
      ...confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
    ].join(', '),
  bonusRates: (customer) => formatRates(ratesOf(customer)),
  customerHours: ({ customerHours: { morning, evening, night } }) =>
    texts.customers.fields.hours(morning, evening, night),
  paymentTerm: ({ paymentTerm }) => texts.customers.fields.days(paymentTerm),
  supervisor: ({ supervisor: { name, email } }) => `${name}, ${email}`,
} as const satisfies Record<FieldGroup, (customer: Customer) => string>

export const formatGroup = (customer: Customer, group: FieldGroup): string => WRITTEN[group](customer)

/** Writes bonus rates as 'Avond 20 %, Nacht 35 %'. A bonus type without a rate is left out. */
export function formatRates(rates: readonly RateForm[]): string {
  const formatted = rates.flatMap(({ bonusType, percentage }) =>
    percentage === null ? [] : [`${BONUS_NAMES[bonusType]} ${formatPercentageNumber(percentage)}`],
  )
  return formatted.length === 0 ? texts.customers.fields.noRates : formatted.join(', ')
}
