-- An import of balances makes entries in the ledger and opening balances of the recuperation. The id of an opening
-- balance is the id of its person.
alter table import_records
  drop constraint import_records_entity_check,
  add constraint import_records_entity_check
    check (entity in ('person', 'customer', 'shift type', 'contract', 'order', 'counter entry', 'recup opening'));
