-- This index is for the amounts due on a day, which are searched in the invoices of all years. The search reads only
-- the index and not the invoices.
create index invoices_due on invoices (invoice_on) include (id, total_including_cents) where number is not null;
