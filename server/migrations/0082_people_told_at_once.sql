-- The people who got the message at once. The daily message goes to the others who can take the open shift (rule
-- needs-16). Null for a message that the older release sent.
alter table staff_needs add column told_at_once_people bigint[];
