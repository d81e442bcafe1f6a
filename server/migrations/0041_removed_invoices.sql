-- HR can undo the deletion of concept invoices in the same way as the removal of other records (rule invoicing-44).
alter table removed_records drop constraint removed_records_entity_check;
alter table removed_records add constraint removed_records_entity_check
  check (entity in ('person', 'customer', 'contract', 'order', 'shift type', 'invoice'));
