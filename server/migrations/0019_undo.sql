-- The records that an action removed. They are kept for one day, so that the user can undo the action.
create table undo_steps (
  id bigint generated always as identity primary key,
  step text not null check (step in ('unlock month', 'remove shift')),
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  taken_at timestamptz not null,
  taken_by bigint not null references people,
  kept jsonb not null
);
create index undo_steps_contract on undo_steps (contract_id, month_on);
create index undo_steps_taken on undo_steps (taken_at);
