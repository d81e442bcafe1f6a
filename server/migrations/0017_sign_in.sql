-- Whether the last start ran as the demo. A start in the other mode ends all sessions. Null: not recorded yet.
alter table installation add column demo_on boolean;
update installation set demo_on = false where not demo;

-- Hash of the random mark of the browser that began the sign-in. A ticket without it opens no session.
alter table sign_in_tickets add column browser_hash bytea;

-- Mails about a person's account: a new e-mail address, a new administrator, a new sign-in account.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account'));
