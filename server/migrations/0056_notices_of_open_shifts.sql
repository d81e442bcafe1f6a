-- New open shifts are told once to the people who can claim them (rule needs-16).
-- The older release gives no values for these columns.
alter table reminder_choices
  add column open_shifts_by_mail boolean not null default true,
  add column open_shifts_by_push boolean not null default true;

-- When people were told about the need; null until then.
alter table staff_needs add column told_at timestamptz;
create index staff_needs_untold on staff_needs (claim_until) where told_at is null and withdrawn_at is null;
-- Needs from before this release are not told.
update staff_needs set told_at = now();
