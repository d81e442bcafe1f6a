-- An employee chooses to hear of each new open shift at once, instead of once a day (rule needs-16).
-- The older release gives no values for these columns.
alter table reminder_choices add column open_shifts_at_once boolean not null default false;
-- The time of the message to the people who chose 'at once'; null until then.
alter table staff_needs add column told_at_once_at timestamptz;
