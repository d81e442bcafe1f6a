-- An action on many items. The worker processes the items one after the other, and a refused item does not stop the
-- other items.
create table batches (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice_months', 'finish_invoices', 'send_invoices')),
  -- The steps for each item. With `finishes`, a made invoice also gets its number; with `sends`, a numbered invoice is
  -- also mailed.
  finishes boolean not null,
  sends boolean not null,
  month_on date check (extract(day from month_on) = 1),
  requested_by bigint not null references people,
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((kind = 'invoice_months') = (month_on is not null))
);

-- The items of the actions. An item has an invoice, a refusal, or neither when it is not processed yet.
create table batch_items (
  batch_id bigint not null references batches,
  position integer not null check (position >= 0),
  -- Null for an invoice without a timesheet, because such an invoice has no contract.
  contract_id bigint references contracts,
  -- Null also after somebody deleted the concept invoice.
  invoice_id bigint references invoices on delete set null,
  -- True when only the mail must still be sent. When the process stops at that moment, the next process sends only the
  -- mail.
  awaits_mail boolean not null default false,
  settled_at timestamptz,
  -- The code and the facts of the refusal; null when all steps of the item succeeded.
  refusal jsonb,
  primary key (batch_id, position),
  check (refusal is null or settled_at is not null),
  check (not awaits_mail or settled_at is null)
);
create index batch_items_pending on batch_items (batch_id, position) where settled_at is null;
create index batch_items_invoice on batch_items (invoice_id) where invoice_id is not null;
