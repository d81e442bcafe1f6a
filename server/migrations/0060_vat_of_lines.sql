-- The amount of each VAT group of a numbered invoice is the sum of its lines. Older invoices are not checked again.
create or replace function check_invoice_vat() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoices i
    join (select sum(v.base_cents) as base, sum(v.vat_cents) as vat, count(*) as groups,
        count(*) filter (where v.category = 'O') as outside
      from invoice_vat v where v.invoice_id = new.invoice_id) g on true
    where i.id = new.invoice_id and i.total_excluding_cents = g.base and i.vat_cents = g.vat
      and (g.outside = 0 or g.groups = 1))
    or exists (
      select from (select v.category, v.percentage, v.base_cents as base from invoice_vat v where v.invoice_id = new.invoice_id) g
      full join (
        select r.category, r.percentage, sum(x.cents) as base
        from (
          select l.amount_cents as cents, i.vat_regime as regime
          from invoice_lines l join invoices i on i.id = l.invoice_id
          where l.invoice_id = new.invoice_id
          union all
          select c.amount_cents, coalesce(c.vat_regime, i.vat_regime)
          from invoice_costs c join invoices i on i.id = c.invoice_id
          where c.invoice_id = new.invoice_id) x
        cross join category_of_regime(x.regime) r
        group by 1, 2) s on s.category = g.category and s.percentage is not distinct from g.percentage
      where coalesce(g.base, 0) <> coalesce(s.base, 0)) then
    raise exception 'the VAT of invoice % does not add up', new.invoice_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
