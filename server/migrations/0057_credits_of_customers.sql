-- The credit of a customer can pay another invoice of the same customer. One row takes the money from the invoice with
-- the credit, and a second row adds it to the other invoice.
alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('bank', 'manual', 'write_off', 'set_off'));
-- On the second row of a set-off: the first row, which took the money.
alter table payments add column moved_from bigint unique references payments;
alter table payments add constraint payments_moved_from_check check (moved_from is null or kind = 'set_off');
-- Interest and compensation that the customer paid because the invoice was late. They do not lower what is due.
alter table payments add column extra boolean not null default false;
alter table payments add constraint payments_extra_check check (not (surplus and extra));
-- The credit of a customer can also be paid back by hand, or pay another invoice. The kind of a row of a credit can
-- therefore be every kind except `write_off`.
alter table payments drop constraint payments_check1;
alter table payments add constraint payments_surplus_check check (not surplus or kind <> 'write_off');

-- A refund or a set-off takes at most the surplus of the invoice: the credit notes and the remaining payments still
-- cover its total.
create or replace function check_payment() returns trigger language plpgsql as $$
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
      or (new.entry_id, new.invoice_id, new.kind, new.surplus, new.extra)
        is distinct from (undone.entry_id, undone.invoice_id, undone.kind, undone.surplus, undone.extra)
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
  where p.invoice_id = new.invoice_id and p.surplus = new.surplus and p.extra = new.extra;
  if booked < 0 or (not new.surplus and not new.extra and booked > invoiced) then raise exception using
    errcode = 'check_violation', constraint = 'payments_within_invoice', message = 'more is booked than the invoice needs'; end if;
  if new.amount_cents < 0 and new.undoes is null and not new.surplus then
    if new.extra or booked + coalesce((select sum(n.total_including_cents) from credit_notes n where n.invoice_id = new.invoice_id), 0) < invoiced
    then raise exception using
      errcode = 'check_violation', constraint = 'payments_within_credit', message = 'more goes back than the customer has as credit'; end if;
  end if;
  return new;
end $$;

-- Both rows of a set-off exist, with opposite amounts, and both are undone or neither is.
create function check_set_off() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments taken
    join payments given on given.moved_from = taken.id
    where coalesce(new.undoes, new.id) in (taken.id, given.id)
      and taken.kind = 'set_off' and taken.undoes is null and given.undoes is null
      and taken.amount_cents < 0 and given.amount_cents = -taken.amount_cents and not given.surplus
      and exists (select from payments u where u.undoes = taken.id) = exists (select from payments u where u.undoes = given.id))
  then raise exception using
    errcode = 'check_violation', constraint = 'payments_set_off_pair', message = 'a set-off has two opposite rows'; end if;
  return null;
end $$;
create constraint trigger payments_set_off after insert on payments deferrable initially deferred
  for each row when (new.kind = 'set_off') execute function check_set_off();
