-- An invoice can have several credit notes, and each credit note has its own lines and VAT.
alter table credit_notes drop constraint credit_notes_pkey;
alter table credit_notes
  add column id bigint generated always as identity primary key,
  -- 'full' credits all that is left of the invoice. 'lines' credits parts of lines. 'amount' credits an amount of one
  -- VAT group.
  add column kind text not null default 'full' check (kind in ('full', 'lines', 'amount')),
  add column total_excluding_cents bigint,
  add column vat_cents bigint,
  add column total_including_cents bigint,
  add unique (id, invoice_id);
create index credit_notes_invoice on credit_notes (invoice_id, id desc);

create table credit_note_lines (
  credit_note_id bigint not null,
  position integer not null,
  invoice_id bigint not null,
  -- The credited line of the invoice: a line of hours, or a free cost. Both columns are null when an amount of a VAT
  -- group is credited.
  line_position integer,
  cost_position integer,
  description text not null,
  -- The credited quantity: seconds of a line of hours, or hundredths of a unit of a free cost. Null when an amount is
  -- credited.
  quantity bigint check (quantity > 0),
  amount_cents bigint not null,
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percentage integer check (percentage in (0, 6, 12, 21)),
  primary key (credit_note_id, position),
  foreign key (credit_note_id, invoice_id) references credit_notes (id, invoice_id),
  foreign key (invoice_id, line_position) references invoice_lines (invoice_id, position),
  foreign key (invoice_id, cost_position) references invoice_costs (invoice_id, position),
  check (line_position is null or cost_position is null),
  check (quantity is null or line_position is not null or cost_position is not null)
);
create index credit_note_lines_invoice on credit_note_lines (invoice_id);

create table credit_note_vat (
  credit_note_id bigint not null references credit_notes,
  position integer not null,
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percentage integer check (percentage in (0, 6, 12, 21)),
  base_cents bigint not null,
  vat_cents bigint not null,
  code text not null,
  reasons text[] not null,
  primary key (credit_note_id, position),
  unique nulls not distinct (credit_note_id, category, percentage),
  check (vat_cents = 0 or category = 'S')
);

-- The category and the rate of a VAT regime. domain/src/invoicing/vatRegime.ts has the same values.
create function category_of_regime(regime text, out category text, out percentage integer) language sql immutable as $$
  select case
      when regime like 'BE%' then 'S' when regime like 'RC%' then 'AE' when regime = 'IC_GOODS' then 'K'
      when regime = 'EXPORT' then 'G' when regime = 'OUTSIDE' then 'O' when regime = 'ZERO' then 'Z' else 'E'
    end,
    case when regime like 'BE%' then substr(regime, 3)::integer when regime = 'OUTSIDE' then null else 0 end
$$;

-- Copies the lines and the VAT of the invoice to a credit note of the whole invoice.
create function copy_whole_invoice(note_id bigint, credited_id bigint) returns void language sql as $$
  insert into credit_note_lines (credit_note_id, position, invoice_id, line_position, cost_position, description, quantity,
    amount_cents, category, percentage)
  select note_id, row_number() over (order by x.cost_position nulls first, x.line_position) - 1, credited_id, x.line_position,
    x.cost_position, x.description, nullif(x.quantity, 0), x.amount_cents, r.category, r.percentage
  from (
    select l.position as line_position, null::integer as cost_position, l.description, l.worked_seconds::bigint as quantity,
      l.amount_cents, i.vat_regime as regime
    from invoice_lines l join invoices i on i.id = l.invoice_id
    where l.invoice_id = credited_id
    union all
    select null, c.position, c.description, c.amount_hundredths, c.amount_cents, coalesce(c.vat_regime, i.vat_regime)
    from invoice_costs c join invoices i on i.id = c.invoice_id
    where c.invoice_id = credited_id) x
  cross join category_of_regime(x.regime) r;
  insert into credit_note_vat (credit_note_id, position, category, percentage, base_cents, vat_cents, code, reasons)
  select note_id, v.position, v.category, v.percentage, v.base_cents, v.vat_cents, v.code, v.reasons
  from invoice_vat v
  where v.invoice_id = credited_id;
$$;

update credit_notes n
set (total_excluding_cents, vat_cents, total_including_cents)
  = (select i.total_excluding_cents, i.vat_cents, i.total_including_cents from invoices i where i.id = n.invoice_id);
select copy_whole_invoice(n.id, n.invoice_id) from credit_notes n;
alter table credit_notes
  alter column total_excluding_cents set not null,
  alter column vat_cents set not null,
  alter column total_including_cents set not null,
  add check (total_including_cents = total_excluding_cents + vat_cents),
  add check (total_including_cents > 0);

-- Fills the amounts and the lines when the previous release makes a credit note, because that release credits whole
-- invoices only.
create function fill_credit_note() returns trigger language plpgsql as $$
begin
  select i.total_excluding_cents, i.vat_cents, i.total_including_cents
  into new.total_excluding_cents, new.vat_cents, new.total_including_cents
  from invoices i where i.id = new.invoice_id;
  return new;
end $$;
create trigger credit_notes_fill before insert on credit_notes
  for each row when (new.total_including_cents is null) execute function fill_credit_note();
create function fill_credit_note_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from credit_note_lines l where l.credit_note_id = new.id) then
    perform copy_whole_invoice(new.id, new.invoice_id);
  end if;
  return null;
end $$;
create constraint trigger credit_notes_fill_lines after insert on credit_notes
  deferrable initially deferred for each row when (new.kind = 'full') execute function fill_credit_note_lines();

-- The parts of a credit note add up to its total. All credit notes of an invoice together are at most the invoice: for
-- each line, for each VAT group and in total. The trigger locks the invoice before it reads the sums, so that this is
-- also true with simultaneous transactions.
create function check_credit_note() returns trigger language plpgsql as $$
declare
  note credit_notes;
  bill invoices;
begin
  select n.* into note from credit_notes n
  where n.id = coalesce(to_jsonb(new) ->> 'credit_note_id', to_jsonb(new) ->> 'id')::bigint;
  select i.* into bill from invoices i where i.id = note.invoice_id for update;
  if bill.number is null then raise exception 'a concept has no credit note'; end if;
  if exists (
      select from (select v.category, v.percentage, v.base_cents as base from credit_note_vat v where v.credit_note_id = note.id) g
      full join (select l.category, l.percentage, sum(l.amount_cents) as base from credit_note_lines l
        where l.credit_note_id = note.id group by 1, 2) s
        on s.category = g.category and s.percentage is not distinct from g.percentage
      where g.base is distinct from s.base)
    or not exists (
      select from (select sum(v.base_cents) as base, sum(v.vat_cents) as vat from credit_note_vat v where v.credit_note_id = note.id) g
      where g.base = note.total_excluding_cents and g.vat = note.vat_cents)
  then raise exception 'credit note % does not add up', note.number using errcode = 'check_violation'; end if;
  if (select sum(n.total_including_cents) from credit_notes n where n.invoice_id = bill.id) > bill.total_including_cents
    or exists (
      select from (select v.category, v.percentage, sum(v.base_cents) as base, sum(v.vat_cents) as vat
        from credit_note_vat v join credit_notes n on n.id = v.credit_note_id
        where n.invoice_id = bill.id group by 1, 2) c
      left join invoice_vat g on g.invoice_id = bill.id and g.category = c.category and g.percentage is not distinct from c.percentage
      where g.invoice_id is null
        or c.base not between least(g.base_cents, 0) and greatest(g.base_cents, 0)
        or c.vat not between least(g.vat_cents, 0) and greatest(g.vat_cents, 0)
        or (c.base = g.base_cents and c.vat <> g.vat_cents))
    or exists (
      select from (select l.line_position, l.cost_position, sum(l.amount_cents) as amount, sum(l.quantity) as quantity
        from credit_note_lines l
        where l.invoice_id = bill.id and (l.line_position is not null or l.cost_position is not null) group by 1, 2) c
      left join invoice_lines w on w.invoice_id = bill.id and w.position = c.line_position
      left join invoice_costs k on k.invoice_id = bill.id and k.position = c.cost_position
      where c.amount not between least(coalesce(w.amount_cents, k.amount_cents), 0) and greatest(coalesce(w.amount_cents, k.amount_cents), 0)
        or c.quantity > coalesce(w.worked_seconds, k.amount_hundredths))
  then raise exception 'more is credited than invoice % has', bill.number
    using errcode = 'check_violation', constraint = 'credit_notes_within_invoice'; end if;
  return null;
end $$;
create constraint trigger credit_notes_hold after insert on credit_notes
  deferrable initially deferred for each row execute function check_credit_note();
create constraint trigger credit_note_lines_hold after insert or update of amount_cents, quantity on credit_note_lines
  deferrable initially deferred for each row execute function check_credit_note();
create constraint trigger credit_note_vat_holds after insert or update on credit_note_vat
  deferrable initially deferred for each row execute function check_credit_note();

-- Documents and mails can belong to a credit note.
alter table documents add column credit_note_id bigint references credit_notes;
alter table documents disable trigger documents_append_only;
update documents d set credit_note_id = n.id
from credit_notes n
where n.invoice_id = d.invoice_id and d.kind in ('credit_note', 'credit_note_ubl');
alter table documents enable trigger documents_append_only;
alter table documents drop constraint documents_invoice_id_kind_key;
alter table documents
  add unique nulls not distinct (invoice_id, kind, credit_note_id),
  add check ((kind in ('credit_note', 'credit_note_ubl')) = (credit_note_id is not null));
alter table mails add column credit_note_id bigint references credit_notes;
update mails m set credit_note_id = n.id
from credit_notes n
where n.invoice_id = m.invoice_id and m.kind = 'credit_note';

-- Fills the credit note of a document or a mail of the previous release, which knows only one credit note for each
-- invoice.
create function fill_credit_note_id() returns trigger language plpgsql as $$
begin
  if new.credit_note_id is null and new.kind in ('credit_note', 'credit_note_ubl') then
    select n.id into new.credit_note_id from credit_notes n where n.invoice_id = new.invoice_id order by n.id desc limit 1;
  end if;
  return new;
end $$;
create trigger documents_credit_note before insert on documents for each row execute function fill_credit_note_id();
create trigger mails_credit_note before insert on mails for each row execute function fill_credit_note_id();
