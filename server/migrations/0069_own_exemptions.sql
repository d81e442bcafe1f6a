-- The company can add VAT exemptions of its own, each with a text in the three languages of a document (rule
-- invoicing-104).
create sequence own_exemption_numbers as integer;
alter table vat_regimes
  add column name text,
  add column words jsonb,
  -- The code of the reason in the code list VATEX; empty for a reason without a code.
  add column vatex text not null default '',
  add column version integer not null default 1,
  add constraint vat_regimes_own check (
    case when code ~ '^EX_OTHER_[1-9][0-9]*$' then name is not null and words ?& array['nl', 'fr', 'en']
    else name is null and words is null and vatex = '' end);
create unique index vat_regimes_name on vat_regimes (lower(name));

-- The added exemptions with the texts at the time of the numbering; null for a concept invoice, which uses the current
-- texts.
alter table invoices add column own_regimes jsonb;

-- When the text of an added exemption changes, the concept invoices with this exemption keep their regime.
create or replace function fill_vat_regime() returns trigger language plpgsql as $$
begin
  if new.vat_regime is null or (tg_op = 'UPDATE' and new.vat_regime = old.vat_regime and new.vat_regime !~ '^EX_OTHER_'
    and (new.vat_percentage, new.disclaimer) <> (old.vat_percentage, old.disclaimer)) then
    new.vat_regime := vat_regime_of(new.vat_percentage, new.disclaimer);
  end if;
  return new;
end $$;
