-- True when the server last started as the demo; null when this is not recorded yet. A change between demo and
-- production ends all sessions.
alter table installation add column demo_on boolean;
update installation set demo_on = false where not demo;

-- The hash of a cookie of the browser that began the sign-in. A ticket without this hash opens no session.
alter table sign_in_tickets add column browser_hash bytea;

-- Mails about a person's account: a new e-mail address, a new administrator, a new sign-in account.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account'));
