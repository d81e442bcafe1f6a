-- A copy of shift types and bonus rates to other customers is stored like an import, so that HR can undo the whole
-- copy.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check
    check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances', 'customerCopies'));

-- The bonus rates of a customer before and after a copy. There is no foreign key, because the customer can be removed.
create table import_rates (
  import_id bigint not null references imports on delete cascade,
  customer_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  primary key (import_id, customer_id)
);
