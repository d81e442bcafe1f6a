-- The undo steps of a contract are deleted with the contract, so they do not stop the removal of a contract that
-- nothing uses.
alter table undo_steps
  drop constraint undo_steps_contract_id_fkey,
  add foreign key (contract_id) references contracts on delete cascade;
