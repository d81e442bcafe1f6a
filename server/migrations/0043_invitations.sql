-- When HR last invited a person to sign in, and the mail of that invitation. The mail has no foreign key: it is removed
-- after its term, and the person stays.
alter table people add column invited_at timestamptz;
alter table people add column invitation_mail_id bigint;
