-- The parts of the shifts that an invoice line counts, as they were billed: start and end in seconds since 1970. The
-- lines of invoices that were made before this migration have none.
alter table invoice_lines add column shifts jsonb check (jsonb_typeof(shifts) = 'array');
