-- The figures of a company with many years of invoices are read from indexes, not from the invoices themselves: the
-- turnover, the amounts due on a day, and the documents of an accounting export.
create index invoices_documents on invoices (invoice_on)
  include (id, number_year, number_sequence, total_excluding_cents, total_including_cents) where number is not null;
drop index invoices_due;

-- For the doctor, which reads the invoices and mails of the last month. The rows of both tables are in the order of
-- time, so a small BRIN index is enough.
create index invoices_confirmed on invoices using brin (confirmed_at);
create index mails_requested on mails using brin (requested_at);
create index mails_waiting on mails (id) where status in ('queued', 'sending');

-- The absences of each week are counted without reading the absences themselves.
drop index absences_day;
create index absences_day on absences (day_on) include (category, full_day) where closed_at is null;

-- The download of personal data shows a person's removed absences too.
create index absences_closed_person on absences (person_id) where closed_at is not null;
