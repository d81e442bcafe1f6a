/** Required on the credit note of an invoice that charged VAT (Royal Decree no. 4, article 4). */
export const VAT_TO_GIVE_BACK =
  'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht'

/** Where HR gave no reason. */
export const creditNoteReason = (invoiceNumber: string): string =>
  `Factuur ${invoiceNumber} wordt volledig gecrediteerd`
