alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('invoice', 'invoice_ubl', 'credit_note', 'credit_note_ubl', 'timesheet', 'concatenated'));
