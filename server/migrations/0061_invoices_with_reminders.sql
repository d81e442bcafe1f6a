-- True when the PDF of each invoice is attached to a mailed reminder. The reminder itself is always attached.
alter table reminder_settings add column attaches_invoices boolean not null default true;
