/** The reason why HR cannot end the dispute of an invoice: the invoice is not disputed, or a colleague ended it first. */
export const refusalToEndDispute = (disputed: boolean): { readonly code: 'not_disputed' } | null =>
  disputed ? null : { code: 'not_disputed' }
