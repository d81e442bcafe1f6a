-- When a record is removed, the database looks for rows that refer to it. Without these indexes, it read a whole table
-- for each record: the undo of an import of 2,500 shift types took 25 seconds, and that of 3,000 people 37 seconds.
create index shifts_shift_type on shifts (shift_type_id);
create index shift_types_owner on shift_types (owner_id) where owner_id is not null;
create index invoice_lines_order on invoice_lines (order_id) where order_id is not null;
create index invoices_of_customer on invoices (customer_id);
create index batch_items_contract on batch_items (contract_id) where contract_id is not null;
create index absences_person on absences (person_id);
-- Indexes on the person who made a row, for the removal of people. These tables have one row for each contract month,
-- invoice or mail.
create index timesheet_locks_by on timesheet_locks (locked_by);
create index timesheet_confirmations_by on timesheet_confirmations (confirmed_by);
create index timesheet_approvals_by on timesheet_approvals (approved_by);
create index timesheet_reminders_by on timesheet_reminders (reminded_by);
create index invoices_created_by on invoices (created_by);
create index invoices_confirmed_by on invoices (confirmed_by);
create index mails_requested_by on mails (requested_by);
create index payments_made_by on payments (made_by);
