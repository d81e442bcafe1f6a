-- The people who can claim a new open shift get one message about it (rule needs-16). The columns have defaults,
-- because the previous release writes no values for them.
alter table reminder_choices
  add column open_shifts_by_mail boolean not null default true,
  add column open_shifts_by_push boolean not null default true;

-- The time of the message about the open shift; null before the message.
alter table staff_needs add column told_at timestamptz;
create index staff_needs_untold on staff_needs (claim_until) where told_at is null and withdrawn_at is null;
-- Open shifts that were made before this release get no message.
update staff_needs set told_at = now();
