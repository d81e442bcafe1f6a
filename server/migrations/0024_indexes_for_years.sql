-- After some years, a scan of all shifts, audit entries or invoices takes a second. Most of these indexes contain only
-- the few rows that a statement needs, so they do not slow down other writes.

-- Two indexes for the retention page and the nightly removal. They find the shifts with a remark, and the closed shifts
-- with a reason.
create index shifts_remark on shifts (start_on) where remark <> '';
create index shifts_closed on shifts (start_on) where closed_reason is not null;

-- This index is for the history of who read data, and for the removal of that history.
create index audit_entries_readings on audit_entries (at, id) where action in ('read absences', 'read ledger', 'read timesheet', 'download timesheet',
  'read payroll timesheet', 'check payroll', 'export payroll', 'export accounting', 'read audit', 'download personal data');
-- This index is for the first steps of a company and for the doctor. Both look up who the first administrator is.
create index audit_entries_administrators on audit_entries (person_id) where action = 'add administrator';

-- These indexes are for the doctor, which checks the order of the numbers and dates of each year without reading the
-- invoices.
create index invoices_series on invoices (number_year, number_sequence) include (number, invoice_on) where number is not null;
create index credit_notes_series on credit_notes (number_year, number_sequence) include (number, credited_on);
