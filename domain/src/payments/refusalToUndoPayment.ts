/** The payment is already cancelled (rule payments-23). A later use of the customer's credit is not checked here. */
export const refusalToUndoPayment = ({ undone }: { readonly undone: boolean }) =>
  undone ? ({ code: 'payment_already_undone' } as const) : null
