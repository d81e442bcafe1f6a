/**
 * SQL that is true when the document was also mailed to the customer, and this mail was requested after the document
 * was sent over Peppol. The copy that the server mails automatically does not count, because it is requested at the
 * same moment at which the document counts as sent (rule invoicing-106).
 */
export const mailedAfter = (delivery: string): string => `
  exists (
    select from mails m
    where m.invoice_id = ${delivery}.invoice_id
      and m.kind = case when ${delivery}.credit_note_id is null then 'invoice' else 'credit_note' end
      and m.credit_note_id is not distinct from ${delivery}.credit_note_id and m.status = 'sent'
      and m.requested_at > coalesce(${delivery}.sent_at, ${delivery}.requested_at))`

/** SQL condition: delivery `e` is the last delivery of its document, and no mail brought the document after it. */
export const LAST_OF_DOCUMENT = `
  not exists (
    select from peppol_deliveries x
    where x.invoice_id = e.invoice_id and x.id > e.id and x.credit_note_id is not distinct from e.credit_note_id)
  and not ${mailedAfter('e')}`
