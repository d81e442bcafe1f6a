-- After years, a scan of all shifts, audit entries or invoices takes a second. These indexes contain only the few rows that such a statement needs,
-- so that other writes do not become slower.

-- The retention page and the nightly removal: remarks, and shifts that a sickness closed.
create index shifts_remark on shifts (start_on) where remark <> '';
create index shifts_closed on shifts (start_on) where closed_reason is not null;

-- The history of readings, and their removal.
create index audit_entries_readings on audit_entries (at, id) where action in ('read absences', 'read ledger', 'read timesheet', 'download timesheet',
  'read payroll timesheet', 'check payroll', 'export payroll', 'export accounting', 'read audit', 'download personal data');
-- The first steps of a company and the doctor: who the founder is.
create index audit_entries_administrators on audit_entries (person_id) where action = 'add administrator';

-- The doctor: the numbers of each year with their dates, in order, without the invoices themselves.
create index invoices_series on invoices (number_year, number_sequence) include (number, invoice_on) where number is not null;
create index credit_notes_series on credit_notes (number_year, number_sequence) include (number, credited_on);
