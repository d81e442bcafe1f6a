/** Sample requests of the calls about many invoices at once. Only HR may make these calls. */
export const batchSamples = {
  deleteConcepts: () => ({}),
  restoreConcepts: () => ({}),
  invoiceMonths: () => ({}),
  monthAmounts: () => ({}),
  finishInvoices: () => ({}),
  sendInvoices: () => ({}),
  job: () => ({ params: { id: 1 } }),
} as const
