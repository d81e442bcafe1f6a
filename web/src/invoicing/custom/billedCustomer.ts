import { countryCode } from '@uurwerk/domain/invoicing/countryCode'
import type { Customer } from '../../customers/queries.ts'
import type { InvoiceForm } from '../detail/invoiceForm.ts'

/** The fields that an invoice takes over from its customer. */
export const billedCustomer = (
  customer: Customer,
): Pick<InvoiceForm, 'contactMail' | 'confirmedEmailDtos' | 'customerBillingDto'> => {
  const { customerInvoiceAddress: address, invoiceAddressingDto, vat, paymentTerm } = customer
  return {
    contactMail: customer.supervisor.email,
    confirmedEmailDtos: customer.confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
    customerBillingDto: {
      organisationName: invoiceAddressingDto.organisationName,
      financialSupervisorReference: invoiceAddressingDto.financialSupervisorReference,
      street: address.street,
      houseNumber: address.houseNumber,
      postalCode: address.postalCode,
      city: address.city,
      country: countryCode(address.country),
      vat,
      paymentTerm,
      wantsConcatenatedDocuments: customer.wantsConcatenatedDocuments,
    },
  }
}
