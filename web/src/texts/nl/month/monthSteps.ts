/** HR's actions for a whole month. The list of contracts, the list of invoices and the command palette show them. */
export const monthSteps = {
  makeInvoices: 'Facturen maken',
  customInvoice: 'Nieuwe factuur',
  checkPayroll: (employer: string) => `Loonexport ${employer}`,
  employersFailed: 'De HR werkgevers konden niet geladen worden.',
}
