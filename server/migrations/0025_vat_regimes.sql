-- The VAT regimes that HR can choose. The domain has their category, rate and words, because the law fixes them.
create table vat_regimes (
  code text primary key,
  -- An inactive regime cannot be chosen any more. Customers and invoices that already have the regime keep it.
  active boolean not null default true
);
insert into vat_regimes (code) values
  ('BE21'), ('BE12'), ('BE6'), ('EX44_2'), ('EX44_2_HOSP'), ('EX44_2_SOC'), ('EX44_1'), ('EX44_3'), ('EX56'), ('DISB'),
  ('RC_BE'), ('RC_EU'), ('IC_GOODS'), ('EXPORT'), ('OUTSIDE'), ('ZERO'), ('EX_OTHER');

alter table company_settings add column default_vat_regime text not null default 'EX44_2' references vat_regimes;

-- Null means that the regime of the parent customer or of the company applies.
alter table customers
  add column vat_regime text references vat_regimes,
  add column vat_regime_chosen_at timestamptz;
alter table contracts
  add column vat_regime text references vat_regimes,
  add column vat_regime_chosen_at timestamptz;
-- Null means that the cost has the regime of the invoice.
alter table accounting_costs add column vat_regime text references vat_regimes;
alter table invoice_costs add column vat_regime text references vat_regimes;

alter table invoices
  add column vat_regime text references vat_regimes,
  -- True when HR chose the regime on the invoice itself.
  add column vat_chosen boolean not null default false;

-- Converts a rate and a ground to a regime, because the previous release writes only the rate and the ground.
create function vat_regime_of(percentage integer, ground text) returns text language sql immutable as $$
  select case
    when percentage > 0 then 'BE' || percentage
    when lower(regexp_replace(btrim(ground), '\s+', ' ', 'g'))
      = 'vrijgesteld van btw op grond van artikel 44, § 2, van het btw-wetboek' then 'EX44_2'
    else 'EX_OTHER'
  end
$$;
update invoices set vat_regime = vat_regime_of(vat_percentage, disclaimer);

create function fill_vat_regime() returns trigger language plpgsql as $$
begin
  if new.vat_regime is null or (tg_op = 'UPDATE' and new.vat_regime = old.vat_regime
    and (new.vat_percentage, new.disclaimer) <> (old.vat_percentage, old.disclaimer)) then
    new.vat_regime := vat_regime_of(new.vat_percentage, new.disclaimer);
  end if;
  return new;
end $$;
create trigger invoices_vat_regime before insert or update on invoices
  for each row execute function fill_vat_regime();
alter table invoices alter column vat_regime set not null;

-- An invoice at the zero rate (`ZERO`) needs no ground. PostgreSQL chose the name of the old check constraint, so the
-- name is looked up.
do $$
declare named text;
begin
  select c.conname into strict named from pg_constraint c
  where c.conrelid = 'invoices'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%disclaimer%';
  execute format('alter table invoices drop constraint %I', named);
end $$;
alter table invoices add constraint invoices_ground check (vat_percentage > 0 or disclaimer <> '' or vat_regime = 'ZERO');

-- The VAT of a numbered invoice: one row for each category and rate, as printed.
create table invoice_vat (
  invoice_id bigint not null references invoices,
  position integer not null,
  category text not null check (category in ('S', 'Z', 'E', 'AE', 'K', 'G', 'O')),
  percentage integer check (percentage in (0, 6, 12, 21)),
  base_cents bigint not null,
  vat_cents bigint not null,
  code text not null,
  reasons text[] not null,
  primary key (invoice_id, position),
  unique nulls not distinct (invoice_id, category, percentage),
  check ((category = 'O') = (percentage is null)),
  check ((category = 'S') = (percentage > 0)),
  check (vat_cents = 0 or category = 'S')
);

insert into invoice_vat (invoice_id, position, category, percentage, base_cents, vat_cents, code, reasons)
select i.id, 0, case when i.vat_percentage > 0 then 'S' else 'E' end, i.vat_percentage, i.total_excluding_cents, i.vat_cents,
  case when i.vat_percentage = 0 and i.disclaimer ~ '\m44\M[\s,]*§\s*[12]\M' then 'VATEX-EU-132' else '' end,
  case when i.vat_percentage = 0 then array[i.disclaimer] else '{}' end
from invoices i
where i.number is not null;

-- The VAT groups of a numbered invoice add up to its totals. An invoice with a group outside the scope of VAT has no
-- other group.
create function check_invoice_vat() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoices i
    join (select sum(v.base_cents) as base, sum(v.vat_cents) as vat, count(*) as groups,
        count(*) filter (where v.category = 'O') as outside
      from invoice_vat v where v.invoice_id = new.invoice_id) g on true
    where i.id = new.invoice_id and i.total_excluding_cents = g.base and i.vat_cents = g.vat
      and (g.outside = 0 or g.groups = 1)) then
    raise exception 'the VAT of invoice % does not add up', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_vat_adds_up after insert or update on invoice_vat
  deferrable initially deferred for each row execute function check_invoice_vat();

-- A customer whose invoices of the last year all had the same regime gets that regime, except 'EX_OTHER'.
update customers k set vat_regime = b.regime, vat_regime_chosen_at = now()
from (
  select i.customer_id, min(i.vat_regime) as regime
  from invoices i
  where i.confirmed_at > now() - interval '12 months' and i.customer_id is not null
  group by i.customer_id
  having min(i.vat_regime) = max(i.vat_regime)) b
where b.customer_id = k.id and b.regime <> 'EX_OTHER';

-- This index is for the check of an invoice, which reads the latest numbered invoice of the customer.
create index invoices_customer on invoices (customer_id, confirmed_at desc) where number is not null;
