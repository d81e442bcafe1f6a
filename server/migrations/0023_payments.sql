-- The imported files of the bank. The same file cannot be imported twice.
create table bank_files (
  id bigint generated always as identity primary key,
  sha256 bytea not null unique,
  file_name text not null,
  format text not null check (format in ('coda', 'camt')),
  imported_at timestamptz not null,
  imported_by bigint references people
);

create table bank_statements (
  id bigint generated always as identity primary key,
  file_id bigint not null references bank_files,
  position integer not null,
  account text not null,
  number text not null,
  opened_on date not null,
  closed_on date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  unique (file_id, position)
);
create index bank_statements_account on bank_statements (account, closed_on);

create table bank_entries (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements,
  position integer not null,
  entered_on date not null,
  value_on date not null,
  -- Positive for money that the company received.
  amount_cents bigint not null check (amount_cents <> 0),
  bank_reference text not null,
  end_to_end_id text not null,
  counterparty_name text not null,
  counterparty_account text not null,
  payment_reference text check (payment_reference ~ '^[0-9]{12}$'),
  communication text not null,
  is_reversal boolean not null,
  details_ignored boolean not null,
  stored_at timestamptz not null,
  unique (statement_id, position)
);
create index bank_entries_entered on bank_entries (entered_on);
create index bank_entries_account on bank_entries (counterparty_account) where counterparty_account <> '';

-- The retention job empties the counterparty and the texts of an expired bank entry. All other changes of an entry are
-- refused.
create function refuse_change_of_bank_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.stored_at < forgotten_before()
    and (new.counterparty_name, new.counterparty_account, new.communication, new.end_to_end_id, new.bank_reference) = ('', '', '', '', '')
    and to_jsonb(new) - '{counterparty_name,counterparty_account,communication,end_to_end_id,bank_reference}'::text[]
      = to_jsonb(old) - '{counterparty_name,counterparty_account,communication,end_to_end_id,bank_reference}'::text[] then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger bank_entries_append_only before update or delete on bank_entries
  for each row execute function refuse_change_of_bank_entry();

-- Bank entries that are not payments of a customer. With `remember`, later entries of the same account are dismissed
-- too.
create table dismissed_entries (
  entry_id bigint primary key references bank_entries,
  remember boolean not null,
  dismissed_at timestamptz not null,
  -- Null when the entry was dismissed because of an earlier choice with `remember`.
  dismissed_by bigint references people
);

-- The payments of invoices. The undo of a payment adds a second row with the opposite amount.
create table payments (
  id bigint generated always as identity primary key,
  entry_id bigint references bank_entries,
  invoice_id bigint not null references invoices,
  kind text not null check (kind in ('bank', 'manual', 'write_off')),
  -- True for money above the amount due, which is a credit of the customer. Such a row does not lower the amount due.
  surplus boolean not null default false,
  amount_cents bigint not null check (amount_cents <> 0),
  paid_on date not null,
  reason text not null default '',
  undoes bigint unique references payments,
  made_at timestamptz not null,
  made_by bigint references people,
  check ((kind = 'bank') = (entry_id is not null)),
  check (not surplus or kind = 'bank'),
  check (kind <> 'write_off' or abs(amount_cents) <= 100)
);
create index payments_invoice on payments (invoice_id);
create index payments_entry on payments (entry_id) where entry_id is not null;

-- The trigger locks the invoice and the bank entry before it reads the sums, so that the sums are also right with
-- simultaneous transactions.
create function check_payment() returns trigger language plpgsql as $$
declare
  undone payments;
  invoiced bigint;
  entered bigint;
  booked bigint;
begin
  select i.total_including_cents into invoiced
  from invoices i
  where i.id = new.invoice_id and i.number is not null
  for update;
  if invoiced is null then raise exception 'a concept has no payments'; end if;
  if new.undoes is not null then
    select * into undone from payments p where p.id = new.undoes;
    if undone.undoes is not null or new.amount_cents <> -undone.amount_cents
      or (new.entry_id, new.invoice_id, new.kind, new.surplus) is distinct from (undone.entry_id, undone.invoice_id, undone.kind, undone.surplus)
    then raise exception 'a payment is undone by its opposite'; end if;
  end if;
  if new.entry_id is not null then
    select e.amount_cents into entered from bank_entries e where e.id = new.entry_id for update;
    select coalesce(sum(p.amount_cents), 0) + new.amount_cents into booked from payments p where p.entry_id = new.entry_id;
    if booked * sign(entered) not between 0 and abs(entered) then raise exception using
      errcode = 'check_violation', constraint = 'payments_within_entry', message = 'more is booked than the entry has'; end if;
  end if;
  select coalesce(sum(p.amount_cents), 0) + new.amount_cents into booked
  from payments p
  where p.invoice_id = new.invoice_id and p.surplus = new.surplus;
  if booked < 0 or (not new.surplus and booked > invoiced) then raise exception using
    errcode = 'check_violation', constraint = 'payments_within_invoice', message = 'more is booked than the invoice needs'; end if;
  return new;
end $$;
create trigger payments_hold before insert on payments for each row execute function check_payment();

-- The retention job empties the reason of an expired payment. All other changes of a payment are refused.
create function refuse_change_of_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.made_at < forgotten_before() and new.reason = ''
    and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger payments_append_only before update or delete on payments
  for each row execute function refuse_change_of_payment();

-- Invoices that the customer disputes. The customer gets no payment reminders for them.
create table disputed_invoices (
  invoice_id bigint primary key references invoices,
  reason text not null,
  disputed_at timestamptz not null,
  disputed_by bigint references people
);

create table reminder_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  -- The number of days from the due date to the first reminder. The columns second_days and third_days count the days
  -- from the previous reminder.
  first_days integer not null default 7 check (first_days between 1 and 90),
  second_days integer not null default 14 check (second_days between 1 and 90),
  third_days integer not null default 14 check (third_days between 1 and 90),
  -- True when the reminder asks for the interest and the fixed compensation. When false, the reminder only mentions
  -- them.
  adds_claims boolean not null default false,
  consumer_conditions boolean not null default false
);
insert into reminder_settings (id) values (true);

-- The interest rates for late payment in commercial transactions. The government publishes a rate for each half year.
create table interest_rates (
  from_day date primary key check (extract(day from from_day) = 1 and extract(month from from_day) in (1, 7)),
  rate_bp integer not null check (rate_bp between 0 and 5000)
);
insert into interest_rates (from_day, rate_bp) values ('2026-01-01', 1050);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account', 'payment_reminder'));

-- One mail about all late invoices of one customer.
create table payment_reminders (
  id bigint generated always as identity primary key,
  mail_id bigint not null unique references mails,
  reminded_on date not null,
  made_at timestamptz not null,
  made_by bigint references people
);
-- An invoice gets each level of reminder once.
create table payment_reminder_invoices (
  reminder_id bigint not null references payment_reminders,
  invoice_id bigint not null references invoices,
  level integer not null check (level between 1 and 3),
  open_cents bigint not null check (open_cents > 0),
  -- Null when the interest rate of one of the half years was not known.
  interest_cents bigint,
  fixed_cents bigint not null,
  primary key (reminder_id, invoice_id),
  unique (invoice_id, level)
);

alter table batches drop constraint batches_kind_check;
alter table batches add constraint batches_kind_check
  check (kind in ('invoice_months', 'finish_invoices', 'send_invoices', 'send_reminders'));
