/**
 * The law requires this sentence on the credit note of an invoice with VAT: Royal Decree no. 4, article 4 (rule
 * invoicing-33).
 */
export const VAT_TO_GIVE_BACK =
  'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht'

/** The reason on a credit note when HR typed no reason. */
export const creditNoteReason = (invoiceNumber: string, isWhole: boolean): string =>
  `Factuur ${invoiceNumber} wordt ${isWhole ? 'volledig' : 'gedeeltelijk'} gecrediteerd`
