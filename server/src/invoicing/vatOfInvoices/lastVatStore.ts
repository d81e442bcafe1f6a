/**
 * The last invoice with hours of customer `k` that has a number and is not credited. HR gets a warning when the VAT
 * regime of a new invoice of contract `c` is another one. A contract with its own VAT regime is compared only with its
 * own invoices, and other contracts are not compared with these invoices. The result is empty when somebody chose a VAT
 * regime for the customer or for the contract after that invoice (rule invoicing-72). The SQL has a subquery and a
 * `case`, because a join or an `or` makes PostgreSQL read and sort all invoices of the customer.
 */
export const LAST_VAT = `
  select json_build_object('number', b.number, 'regime', b.vat_regime,
    'name', (select r.name from vat_regimes r where r.code = b.vat_regime))
  from (
    select v.number, v.vat_regime, v.confirmed_at
    from invoices v
    where v.customer_id = k.id and v.number is not null
      and case when v.contract_id = c.id then true
        when c.vat_regime is null then (select o.vat_regime is null from contracts o where o.id = v.contract_id) end
      and v.total_including_cents > coalesce((select sum(x.total_including_cents) from credit_notes x where x.invoice_id = v.id), 0)
    order by v.confirmed_at desc, v.id desc
    limit 1) b
  where b.confirmed_at > coalesce(greatest(k.vat_regime_chosen_at, c.vat_regime_chosen_at), '-infinity')`
