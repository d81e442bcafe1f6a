/** Royal Decree no. 4, article 4, requires this sentence for an invoice with VAT (rule invoicing-33). */
export const VAT_TO_GIVE_BACK =
  'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht'

/** The reason on a credit note when HR typed no reason. */
export const creditNoteReason = (invoiceNumber: string, isWhole: boolean): string =>
  `Factuur ${invoiceNumber} wordt ${isWhole ? 'volledig' : 'gedeeltelijk'} gecrediteerd`
