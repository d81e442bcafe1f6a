alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder'));

-- The people who got a mail that asks them to confirm a month. A person gets at most one such mail on a day, for all
-- months together.
create table timesheet_reminders (
  person_id bigint not null references people,
  reminded_on date not null,
  month_on date not null check (extract(day from month_on) = 1),
  reminded_at timestamptz not null,
  reminded_by bigint references people,
  mail_id bigint not null unique references mails,
  primary key (person_id, reminded_on)
);
