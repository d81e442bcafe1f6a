-- People of a customer who read and sign its months by a personal link (rules contact-1 to contact-12).
create table customer_contacts (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  customer_id bigint not null references customers on delete cascade,
  name text not null check (length(name) between 3 and 80),
  email_address text not null check (length(email_address) between 3 and 254),
  job_title text not null check (length(job_title) <= 60),
  may_sign boolean not null,
  created_at timestamptz not null,
  invited_at timestamptz,
  ended_at timestamptz
);
create unique index customer_contacts_address on customer_contacts (customer_id, lower(email_address)) where ended_at is null;
create index customer_contacts_email on customer_contacts (lower(email_address)) where ended_at is null;

-- One row for each mail with a link. The link is made when the mail is sent, and only its hash is stored. The mail has
-- no foreign key, because mails are removed after their term.
create table contact_links (
  id bigint generated always as identity primary key,
  contact_id bigint not null references customer_contacts on delete cascade,
  mail_id bigint not null unique,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz
);
create index contact_links_contact on contact_links (contact_id);

create table contact_sessions (
  id bigint generated always as identity primary key,
  contact_id bigint not null references customer_contacts on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index contact_sessions_contact on contact_sessions (contact_id);

-- What a contact says about one line of a month. The key contains the hash of the line, so a changed line has no
-- judgement any more.
create table line_judgements (
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  line_hash text not null,
  day_on date not null,
  verdict text not null check (verdict in ('agreed', 'disputed')),
  remark text not null check (length(remark) <= 200),
  contact_id bigint not null references customer_contacts,
  judged_at timestamptz not null,
  sent_at timestamptz,
  answer text check (length(answer) between 1 and 200),
  answered_at timestamptz,
  answered_by bigint references people,
  primary key (contract_id, month_on, line_hash),
  check (verdict = 'disputed' or (remark = '' and sent_at is null and answer is null)),
  check ((answer is null) = (answered_at is null))
);

-- A signature is valid while its hash is the hash of the lines of the confirmed month. A signature never changes.
create table customer_signatures (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  month_on date not null check (extract(day from month_on) = 1),
  content_hash text not null,
  lines jsonb not null,
  signed_name text not null check (length(signed_name) between 3 and 80),
  contact_id bigint not null references customer_contacts,
  session_id bigint not null,
  signed_at timestamptz not null,
  unique (contract_id, month_on, content_hash)
);
create function refuse_change_of_signature() returns trigger language plpgsql as $$
begin
  raise exception 'a signature never changes';
end $$;
create trigger customer_signatures_append_only before update on customer_signatures
  for each row execute function refuse_change_of_signature();

alter table audit_entries add column contact_id bigint;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check
    check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account', 'payment_reminder', 'claim', 'contact_link', 'contact_receipt', 'contact_dispute'));
