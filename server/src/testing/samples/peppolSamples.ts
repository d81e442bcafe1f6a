/** Sample requests of the calls that send invoices over the Peppol network. Only HR may make these calls. */
export const peppolSamples = {
  retryDelivery: () => ({ params: { id: 1 } }),
  cancelDelivery: () => ({ params: { id: 1 } }),
  confirmReceipt: () => ({ params: { id: 1 } }),
  peppolLookup: () => ({}),
  peppolDeliveries: () => ({}),
} as const
