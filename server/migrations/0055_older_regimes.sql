-- Finds the VAT regime for the text about VAT on an older invoice. Before the regimes existed, an invoice had one rate
-- and one text about VAT.
create function regime_of_ground(ground text) returns text language sql immutable as $$
  select s.regime
  from (values
    ('EX44_2', 'Vrijgesteld van btw op grond van artikel 44, § 2, van het Btw-Wetboek'),
    ('EX44_2_HOSP', 'Vrijgesteld van btw op grond van artikel 44, § 2, 1°, van het Btw-Wetboek'),
    ('EX44_2_SOC', 'Vrijgesteld van btw op grond van artikel 44, § 2, 2°, van het Btw-Wetboek'),
    ('EX44_1', 'Vrijgesteld van btw op grond van artikel 44, § 1, van het Btw-Wetboek'),
    ('EX44_3', 'Vrijgesteld van btw op grond van artikel 44, § 3, van het Btw-Wetboek'),
    ('EX56', 'Bijzondere vrijstellingsregeling kleine ondernemingen'),
    ('DISB', 'Niet in de maatstaf van heffing – artikel 28, 5°, Btw-Wetboek'),
    ('RC_EU', 'Btw verlegd – artikel 196 van Richtlijn 2006/112/EG'),
    ('IC_GOODS', 'Vrijgestelde intracommunautaire levering – artikel 39bis Btw-Wetboek'),
    ('EXPORT', 'Vrijgestelde uitvoer – artikel 39 Btw-Wetboek'),
    ('OUTSIDE', 'Niet onderworpen aan Belgische btw – artikel 21, § 2, Btw-Wetboek'),
    ('RC_BE', 'Verlegging van heffing. Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften. Als die voorwaarde niet vervuld is, is de afnemer ten aanzien van die voorwaarde aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.')
  ) s (regime, words)
  where lower(s.words) = lower(regexp_replace(btrim(ground, E' \t\n'), '\s+', ' ', 'g'))
$$;

-- A concept invoice gets the regime that belongs to its text about VAT. A numbered invoice keeps the category that its
-- documents have.
update invoices i set vat_regime = regime_of_ground(i.disclaimer)
where i.number is null and i.vat_regime = 'EX_OTHER' and regime_of_ground(i.disclaimer) is not null;

-- A customer whose invoices of the last year all had the same ground gets the regime of that ground.
update customers k set vat_regime = b.regime, vat_regime_chosen_at = now()
from (
  select i.customer_id, min(regime_of_ground(i.disclaimer)) as regime
  from invoices i
  where i.confirmed_at > now() - interval '12 months' and i.customer_id is not null
  group by i.customer_id
  having bool_and(i.vat_regime = 'EX_OTHER' and regime_of_ground(i.disclaimer) is not null)
    and min(regime_of_ground(i.disclaimer)) = max(regime_of_ground(i.disclaimer))) b
where b.customer_id = k.id and k.vat_regime is null and k.vat_regime_chosen_at is null;

drop function regime_of_ground;

-- The allowed forms of VAT numbers. domain/src/invoicing/vatId.ts has the same forms. A number of an older customer in
-- another form stays a text.
create or replace function identity_of_vat(vat text, country text, out private_person boolean, out enterprise_number text,
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
    if left(id, 2) = prefix and id ~ ('^(ATU\d{8}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}'
      || '|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}|IT\d{11}'
      || '|LT(\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10})$')
    then vat_id := id; else legacy_vat := vat; end if;
  elsif country <> 'BE' and id ~ '^\S{3,20}$' then
    vat_id := id;
  else
    legacy_vat := vat;
  end if;
end $$;
update customers k set vat_id = '', legacy_vat = k.vat
where k.vat_id <> '' and k.enterprise_number = '' and k.legacy_vat = ''
  and (select s.legacy_vat from identity_of_vat(k.vat, k.country) s) <> '';

-- True for an older customer with an enterprise number and no VAT number. Whether the number is also a VAT number is
-- unknown until HR decides.
alter table customers add column vat_id_unknown boolean not null default false;
update customers k set vat_id_unknown = true
where k.enterprise_number <> '' and k.vat_id = '' and not k.private_person
  and k.created_at < (select m.applied_at from schema_migrations m where m.number = 28);
