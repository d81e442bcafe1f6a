-- An import can also contain shift types.
alter table import_runs
  drop constraint import_runs_kind_check,
  add constraint import_runs_kind_check check (kind in ('people', 'customers', 'shiftTypes', 'contracts', 'balances'));
