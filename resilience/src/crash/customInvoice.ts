/**
 * The body of a request for an invoice without a timesheet. The test later finds the invoice by its internal reference.
 */
export const customInvoice = (reference: string) => ({
  invoiceDate: '2026-11-20',
  VATPercentage: 21,
  contactMail: 'facturen@klaverveld.example',
  internalReference: reference,
  externalReference: 'crash',
  reference: 'crash',
  customerBillingDto: {
    organisationName: 'AZ Klaverveld',
    financialSupervisorReference: 'Boekhouding',
    street: 'Klaverstraat',
    houseNumber: '1',
    postalCode: '9810',
    city: 'Nazareth',
    country: 'BE',
    vat: 'BE0428759497',
    paymentTerm: 30,
  },
  freeCostBillingDtos: [
    { description: 'Verplaatsing', amount: 3, units: 'rit', cost: 12.5, accountingCostDto: { id: 1 } },
  ],
  confirmedEmailDtos: ['facturen@klaverveld.example'],
})
