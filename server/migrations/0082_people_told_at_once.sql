-- The people who got the message at once. The daily message goes to all other people who can take the open shift (rule
-- needs-16). Null when an older release sent the message.
alter table staff_needs add column told_at_once_people bigint[];
