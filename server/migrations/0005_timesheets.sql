-- Each state of a contract month is a record with a person and a time. It is not a flag, because several flags could
-- contradict each other.
create table timesheet_locks (
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  locked_at timestamptz not null,
  locked_by bigint references people,
  -- The planning at the time of the lock: the shifts of the contract and the absences of the person.
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
  -- The reason why HR confirmed the month for the employee; null when the employee confirmed the month.
  reason text,
  confirmed_shifts jsonb not null,
  confirmed_absences jsonb not null,
  changed_by_admin_at timestamptz,
  -- The days whose shifts had not ended at the confirmation. A month can be confirmed before its end, because payroll
  -- often needs it earlier.
  days_ahead date[] not null default '{}',
  primary key (contract_id, month_on),
  -- A confirmed month is always locked: the lock cannot be deleted while the confirmation exists.
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

-- The balance of a month, stored when the last contract of the person was confirmed. Later changes of contracts or
-- rates do not change this balance.
create table month_balances (
  person_id bigint not null references people,
  month_on date not null check (extract(day from month_on) = 1),
  needed_seconds integer not null,
  counted_seconds integer not null,
  -- The counted seconds minus the needed seconds; 0 for a self-employed person.
  earned_seconds integer not null,
  taken_seconds integer not null,
  -- The part-time percentages and the hours of a sick day with which the balance was calculated. When HR corrects the
  -- month, the balance is calculated again with the same values.
  made_with jsonb not null,
  stored_at timestamptz not null,
  primary key (person_id, month_on)
);
