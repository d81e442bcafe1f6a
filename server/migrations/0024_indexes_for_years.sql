-- After some years, a scan of all shifts, audit entries or invoices takes a second. These indexes contain only the few
-- rows that the statement needs, so they do not slow down other writes.

-- For the retention page and the nightly removal: remarks, and shifts that a prolonged sickness closed.
create index shifts_remark on shifts (start_on) where remark <> '';
create index shifts_closed on shifts (start_on) where closed_reason is not null;

-- For the history of who read data, and for the removal of that history.
create index audit_entries_readings on audit_entries (at, id) where action in ('read absences', 'read ledger', 'read timesheet', 'download timesheet',
  'read payroll timesheet', 'check payroll', 'export payroll', 'export accounting', 'read audit', 'download personal data');
-- For the first steps of a company and for the doctor, which ask who the first administrator is.
create index audit_entries_administrators on audit_entries (person_id) where action = 'add administrator';

-- For the doctor, which checks the order of the numbers and the dates of each year without reading the invoices.
create index invoices_series on invoices (number_year, number_sequence) include (number, invoice_on) where number is not null;
create index credit_notes_series on credit_notes (number_year, number_sequence) include (number, credited_on);
