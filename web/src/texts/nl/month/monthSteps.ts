/** The steps of HR for a whole month, in the list of contracts, in the list of invoices and in the palette. */
export const monthSteps = {
  makeInvoices: 'Facturen maken',
  customInvoice: 'Nieuwe factuur',
  checkPayroll: (employer: string) => `Loonexport ${employer}`,
  employersFailed: 'De HR werkgevers konden niet geladen worden.',
}
