-- Who a customer is for the tax authorities and on the Peppol network. The column vat stays for the release before this one.
alter table customers
  add column private_person boolean not null default false,
  add column enterprise_number text not null default '' check (enterprise_number ~ '^([01]\d{9})?$'),
  add column vat_id text not null default '',
  -- A text in older data that is not a VAT number. It is printed unchanged.
  add column legacy_vat text not null default '',
  add column peppol_id text not null default '',
  add column document_language text not null default 'nl' check (document_language in ('nl', 'fr', 'en')),
  add column buyer_reference text not null default '' check (length(buyer_reference) <= 255),
  add column embed_timesheet boolean not null default true;

-- Splits the single number of older data into a VAT number and an enterprise number.
-- domain/src/invoicing/buyerIdentity.ts has the same rules.
create function identity_of_vat(vat text, country text, out private_person boolean, out enterprise_number text,
  out vat_id text, out legacy_vat text) language plpgsql immutable as $$
declare
  digits text := regexp_replace(regexp_replace(vat, '^\s*BE', '', 'i'), '[\s.]', '', 'g');
  id text := upper(regexp_replace(vat, '[\s.-]', '', 'g'));
  prefix text := case country when 'GR' then 'EL' else country end;
begin
  private_person := btrim(vat) ~* '^(particulier|priv[eé]|persoon|geen|nvt|n\.v\.t\.?|[-./\s]+)$';
  enterprise_number := '';
  vat_id := '';
  legacy_vat := '';
  if private_person or btrim(vat) = '' then return; end if;
  if length(digits) = 9 then digits := '0' || digits; end if;
  if digits ~ '^[01]\d{9}$' and 97 - left(digits, 8)::bigint % 97 = right(digits, 2)::bigint then
    enterprise_number := digits;
    if vat ~* '^\s*BE' then vat_id := 'BE' || digits; end if;
  elsif prefix in ('AT', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU',
      'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK') then
    if id ~ ('^' || prefix || '[A-Z0-9+*]{2,13}$') then vat_id := id; else legacy_vat := vat; end if;
  elsif country <> 'BE' and id ~ '^\S{3,20}$' then
    vat_id := id;
  else
    legacy_vat := vat;
  end if;
end $$;

update customers k
set (private_person, enterprise_number, vat_id, legacy_vat) =
  (select s.private_person, s.enterprise_number, s.vat_id, s.legacy_vat from identity_of_vat(k.vat, k.country) s);

-- A Belgian customer whose invoices had VAT gets the VAT number of its enterprise number.
update customers k set vat_id = 'BE' || k.enterprise_number
where k.vat_id = '' and k.enterprise_number <> ''
  and exists (select from invoices i where i.customer_id = k.id and i.number is not null and i.vat_percentage > 0);

-- Fills the new columns when the previous release writes a customer, because that release only writes the column vat.
create function fill_identity() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and (new.enterprise_number, new.vat_id, new.legacy_vat) = ('', '', '') and not new.private_person)
    or (tg_op = 'UPDATE' and new.vat <> old.vat
      and (new.private_person, new.enterprise_number, new.vat_id, new.legacy_vat)
        = (old.private_person, old.enterprise_number, old.vat_id, old.legacy_vat)) then
    select s.private_person, s.enterprise_number, s.vat_id, s.legacy_vat
    into new.private_person, new.enterprise_number, new.vat_id, new.legacy_vat
    from identity_of_vat(new.vat, new.country) s;
  end if;
  return new;
end $$;
create trigger customers_identity before insert or update on customers
  for each row execute function fill_identity();

-- What the buyer orders: its purchase order, its project and its account.
alter table contracts add column purchase_order text not null default '' check (length(purchase_order) <= 255);
alter table orders add column purchase_order text not null default '' check (length(purchase_order) <= 255);
alter table invoices
  add column purchase_order text not null default '',
  add column project_reference text not null default '',
  add column accounting_reference text not null default '',
  -- The day or the period of the supply, for an invoice without a timesheet.
  add column delivery_on date,
  add column period_start_on date,
  add column period_end_on date,
  add check ((period_start_on is null) = (period_end_on is null)),
  add check (period_end_on >= period_start_on),
  add check (delivery_on is null or period_start_on is null);
