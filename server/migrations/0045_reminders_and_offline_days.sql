-- The reminders that a person gets by mail. A person without a row gets all reminders (rule timesheets-78).
create table reminder_choices (
  person_id bigint primary key references people on delete cascade,
  confirm_by_mail boolean not null,
  plan_by_mail boolean not null
);

-- The number of days that the browser of an employee keeps answers; 0 keeps nothing (rule offline-5).
alter table company_settings add column offline_days integer not null default 30 check (offline_days between 0 and 30);
