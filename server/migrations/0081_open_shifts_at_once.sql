-- True when an employee wants a message about each new open shift at once, instead of one message a day (rule
-- needs-16). The columns have defaults, because the previous release writes no values for them.
alter table reminder_choices add column open_shifts_at_once boolean not null default false;
-- The time of the message to the people who chose 'at once'; null before the message.
alter table staff_needs add column told_at_once_at timestamptz;
