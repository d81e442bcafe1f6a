-- The amounts due on a day are found among the invoices of all years. With this index, the search does not read the
-- invoices themselves.
create index invoices_due on invoices (invoice_on) include (id, total_including_cents) where number is not null;
