-- Work on many things at once, done one by one by the worker, so that one that is refused does not hold up the others.
create table batches (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice_months', 'finish_invoices', 'send_invoices')),
  -- What is done with each: an invoice that is made can be finished, and one that is finished can be mailed.
  finishes boolean not null,
  sends boolean not null,
  month_on date check (extract(day from month_on) = 1),
  requested_by bigint not null references people,
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((kind = 'invoice_months') = (month_on is not null))
);

-- What became of each: nothing yet, an invoice, or the reason why not.
create table batch_items (
  batch_id bigint not null references batches,
  position integer not null check (position >= 0),
  -- Of an invoice of no month there is none.
  contract_id bigint references contracts,
  -- A concept may be thrown away before its turn, and after.
  invoice_id bigint references invoices on delete set null,
  -- All but the mail is done: a process that dies in between is followed by one that only mails.
  awaits_mail boolean not null default false,
  settled_at timestamptz,
  -- A refusal of the catalogue with its facts; null when all that was asked was done.
  refusal jsonb,
  primary key (batch_id, position),
  check (refusal is null or settled_at is not null),
  check (not awaits_mail or settled_at is null)
);
create index batch_items_pending on batch_items (batch_id, position) where settled_at is null;
create index batch_items_invoice on batch_items (invoice_id) where invoice_id is not null;
