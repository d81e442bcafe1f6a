/**
 * The reason why HR cannot end a dispute: the invoice is not disputed, for example because a colleague ended the
 * dispute first (rule payments-17).
 */
export const refusalToEndDispute = (disputed: boolean): { readonly code: 'not_disputed' } | null =>
  disputed ? null : { code: 'not_disputed' }
