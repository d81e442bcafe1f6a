/** The input that HR sends to create an invoice without a timesheet. */
export const customInvoiceBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  invoiceDate: '2026-11-20',
  VATPercentage: 21,
  contactMail: 'boekhouding@duinrand.example',
  customerBillingDto: {
    organisationName: 'Thuiszorg Duinrand',
    financialSupervisorReference: 'Mevrouw Maes',
    street: 'Duinstraat',
    houseNumber: '1',
    postalCode: '8400',
    city: 'Oostende',
    country: 'BE',
    vat: 'BE0739484052',
    paymentTerm: 30,
  },
  internalReference: 'INT-1',
  externalReference: 'EXT-1',
  reference: 'REF-1',
  disclaimer: '',
  freeCostBillingDto: [
    { description: 'Opleiding', amount: 2, units: 'dagen', cost: 250, accountingCostDto: { id: 4 } },
  ],
  ...changes,
})
