-- A contact of a customer asks for people (rules contact-25 to contact-28). `may_request` is true when HR allows this.
alter table customer_contacts add column may_request boolean not null default false;

create table need_requests (
  id bigint generated always as identity primary key,
  contact_id bigint not null references customer_contacts on delete cascade,
  customer_id bigint not null references customers,
  shift_type_id bigint not null references shift_types,
  day_on date not null,
  places integer not null check (places between 1 and 50),
  note text not null check (length(note) <= 80),
  requested_at timestamptz not null,
  withdrawn_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references people,
  -- The open shift that HR published for the request; null before the decision, and after a refusal.
  need_id bigint references staff_needs,
  refused_reason text check (length(refused_reason) between 1 and 200),
  -- The time of the mail to the contact and to HR about places that were not filled.
  told_at timestamptz,
  check (num_nonnulls(withdrawn_at, need_id, refused_reason) <= 1),
  check ((decided_at is not null) = (need_id is not null or refused_reason is not null))
);
-- A customer has at most one undecided request for a shift type on a day.
create unique index need_requests_waiting on need_requests (customer_id, shift_type_id, day_on)
  where decided_at is null and withdrawn_at is null;
create index need_requests_contact on need_requests (contact_id);
create index need_requests_day on need_requests (customer_id, day_on);
create index need_requests_type on need_requests (shift_type_id);
create index need_requests_need on need_requests (need_id) where need_id is not null;

-- The mail of kind 'need_request' tells the office about a request of a customer.
alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check
    check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account', 'payment_reminder', 'claim', 'contact_link', 'contact_receipt', 'contact_dispute', 'need_request'));
