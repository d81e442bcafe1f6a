-- The time at which HR last invited a person to sign in, and the mail of that invitation. The mail has no foreign key,
-- because the mail is deleted after its retention term and the person is not.
alter table people add column invited_at timestamptz;
alter table people add column invitation_mail_id bigint;
