-- The parts of the shifts that an invoice line bills, with their start and end in seconds since 1970. Null for the
-- lines of older invoices.
alter table invoice_lines add column shifts jsonb check (jsonb_typeof(shifts) = 'array');
