-- An import of balances made entries in the ledger and openings of the recuperation; an opening is known by its person.
alter table import_records
  drop constraint import_records_entity_check,
  add constraint import_records_entity_check
    check (entity in ('person', 'customer', 'shift type', 'contract', 'order', 'counter entry', 'recup opening'));
