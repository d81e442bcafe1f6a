/** The reason why HR cannot cancel a payment (rule payments-23). A credit that was used later is another reason. */
export const refusalToUndoPayment = ({ undone }: { readonly undone: boolean }) =>
  undone ? ({ code: 'payment_already_undone' } as const) : null
