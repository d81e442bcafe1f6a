/**
 * The reason why HR cannot cancel a payment: it is already cancelled (rule payments-23). This function does not check
 * whether the customer's credit was used later.
 */
export const refusalToUndoPayment = ({ undone }: { readonly undone: boolean }) =>
  undone ? ({ code: 'payment_already_undone' } as const) : null
