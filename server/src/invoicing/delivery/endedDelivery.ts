/**
 * SQL condition: delivery `e` is the last delivery of its document, and no mail brought the document to the customer
 * after it. The copy by mail of an accepted document was requested at the time of the acceptance, so it does not count.
 */
export const LAST_OF_DOCUMENT = `
  not exists (
    select from peppol_deliveries x
    where x.invoice_id = e.invoice_id and x.id > e.id and x.credit_note_id is not distinct from e.credit_note_id)
  and not exists (
    select from mails m
    where m.invoice_id = e.invoice_id and m.kind = case when e.credit_note_id is null then 'invoice' else 'credit_note' end
      and m.credit_note_id is not distinct from e.credit_note_id and m.status = 'sent'
      and m.requested_at > coalesce(e.sent_at, e.requested_at))`
