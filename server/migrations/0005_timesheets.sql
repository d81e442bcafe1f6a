-- The states of a contract month are records of who and when, never flags that can disagree (house rules, 2).
create table timesheet_locks (
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  locked_at timestamptz not null,
  locked_by bigint references people,
  -- The planning as it stood: shifts of the contract and absences of the person.
  locked_shifts jsonb not null,
  locked_absences jsonb not null,
  primary key (contract_id, month_on)
);
create index timesheet_locks_month on timesheet_locks (month_on, contract_id);

create table timesheet_confirmations (
  contract_id bigint not null,
  month_on date not null,
  confirmed_at timestamptz not null,
  confirmed_by bigint references people,
  -- Why HR confirmed for someone; null when the employee did.
  reason text,
  confirmed_shifts jsonb not null,
  confirmed_absences jsonb not null,
  changed_by_admin_at timestamptz,
  -- Days of shifts that had not ended yet: payroll often asks for the month before it is over.
  days_ahead date[] not null default '{}',
  primary key (contract_id, month_on),
  -- Confirmed implies locked: a lock cannot go while its confirmation stands.
  foreign key (contract_id, month_on) references timesheet_locks
);
create index timesheet_confirmations_month on timesheet_confirmations (month_on, contract_id);

create table timesheet_approvals (
  contract_id bigint not null,
  month_on date not null,
  approved_at timestamptz not null,
  approved_by bigint references people,
  primary key (contract_id, month_on),
  foreign key (contract_id, month_on) references timesheet_confirmations
);

create table timesheet_reopenings (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  month_on date not null,
  reopened_at timestamptz not null,
  reopened_by bigint references people,
  reason text not null,
  confirmed_shifts jsonb not null,
  confirmed_absences jsonb not null
);
create index timesheet_reopenings_contract on timesheet_reopenings (contract_id, month_on);

-- What a month came to when its last contract was confirmed; later changes of master data leave it alone.
create table month_balances (
  person_id bigint not null references people,
  month_on date not null check (extract(day from month_on) = 1),
  needed_seconds integer not null,
  counted_seconds integer not null,
  -- Counted less needed, but nothing for an independent.
  earned_seconds integer not null,
  taken_seconds integer not null,
  -- The percentages and sick-day hours it was made with, so that a change by HR makes it anew with the same.
  made_with jsonb not null,
  stored_at timestamptz not null,
  primary key (person_id, month_on)
);
