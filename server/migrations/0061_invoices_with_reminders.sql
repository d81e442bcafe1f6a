-- Whether a mailed reminder has the PDF of each of its invoices. The reminder itself is always attached.
alter table reminder_settings add column attaches_invoices boolean not null default true;
