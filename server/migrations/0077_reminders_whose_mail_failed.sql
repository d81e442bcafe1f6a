-- A reminder whose mail failed does not count, so HR can send the same level again (rule payments-40). The failed
-- reminder stays in the history of the invoice.
alter table payment_reminder_invoices
  add column replaced boolean not null default false,
  drop constraint payment_reminder_invoices_invoice_id_level_key;
create unique index payment_reminder_invoices_once on payment_reminder_invoices (invoice_id, level) where not replaced;
create index payment_reminder_invoices_invoice on payment_reminder_invoices (invoice_id);
