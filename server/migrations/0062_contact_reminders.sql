-- The reminders that asked a contact of a customer to sign months. The primary key allows one reminder for a contact on
-- one day (rule contact-19).
create table contact_reminders (
  contact_id bigint not null references customer_contacts on delete cascade,
  reminded_on date not null,
  reminded_at timestamptz not null,
  -- The months in the mail.
  months date[] not null check (cardinality(months) > 0),
  -- The person of HR who sent the reminder; null for a reminder that the server sent.
  reminded_by bigint references people,
  primary key (contact_id, reminded_on)
);
