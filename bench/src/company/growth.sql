/*
 * Adds records that fill.sql does not make: several years of audit entries, free costs, credit notes, mails, and
 * recuperation bonuses.
 */
set local work_mem = '256MB';

do $$
declare
  month timestamp;
begin
  for month in select distinct month_on::timestamp from timesheet_locks order by 1 loop
    execute format('create table if not exists %I partition of audit_entries for values from (%L) to (%L)', to_char(month, '"audit_entries_"YYYY_MM'),
      month at time zone 'Europe/Brussels', (month + interval '1 month') at time zone 'Europe/Brussels');
  end loop;
end $$;

insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes)
select l.month_on - interval '9 days' + l.contract_id * interval '1 minute', c.person_id, 'plan shifts', 'contract', c.id, c.person_id, c.id, l.month_on,
  jsonb_build_object('days', jsonb_build_array(null, (select jsonb_agg(s.value -> 'day') from jsonb_array_elements(l.locked_shifts) s)))
from timesheet_locks l join contracts c on c.id = l.contract_id
order by 1;
insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes)
select act.at, act.actor, act.action, 'timesheet', c.id, c.person_id, c.id, f.month_on, '{}'
from timesheet_confirmations f
join contracts c on c.id = f.contract_id
cross join lateral (values (f.month_on + interval '2 days 9 hours', 1::bigint, 'lock month'), (f.confirmed_at, c.person_id, 'confirm month'),
  (f.confirmed_at + interval '1 day', 1, 'approve month')) act (at, actor, action)
where act.at < '2026-11-20'
order by 1;
insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes)
select i.created_at + act.after, 1, act.action, 'invoice', i.id, c.person_id, c.id, i.month_on, act.changes
from invoices i
join contracts c on c.id = i.contract_id
cross join lateral (values (interval '1 minute', 'create invoice', '{}'::jsonb), ('2 minutes', 'finish invoice', jsonb_build_object('number', jsonb_build_array(null, i.number))),
  ('3 minutes', 'mail invoice', '{}')) act (after, action, changes)
order by 1;
/*
 * HR reads the month of every tenth contract, for the months from January 2024. Audit entries about reading an earlier
 * month would be past their retention term, so they are not added.
 */
insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes)
select l.month_on + interval '20 days', 1, 'read timesheet', 'timesheet', c.id, c.person_id, c.id, l.month_on, '{}'
from timesheet_locks l join contracts c on c.id = l.contract_id
where c.id % 10 = 0 and l.month_on >= '2024-01-01';

-- Every tenth invoice has a free cost for travel.
insert into invoice_costs (invoice_id, position, description, amount_hundredths, units, cost_cents, accounting_cost_id, accounting_cost_name, billing_code, amount_cents)
select i.id, 0, 'Verplaatsing', 1000, 'km', 43, a.id, a.name, a.billing_code, 430
from invoices i join accounting_costs a on a.name = 'Verplaatsing'
where i.id % 10 = 0;
update invoices set total_excluding_cents = total_excluding_cents + 430, vat_cents = vat_cents + 90, total_including_cents = total_including_cents + 520 where id % 10 = 0;
update invoice_vat set base_cents = base_cents + 430, vat_cents = vat_cents + 90 where invoice_id % 10 = 0;

-- Every two hundredth invoice has a credit note.
insert into credit_notes (invoice_id, number, number_year, number_sequence, credited_on, reason, created_at, created_by)
select id, to_char(credited_on, '"CN"YYYY-') || to_char(sequence, 'FM000000'), extract(year from credited_on), sequence, credited_on, 'verkeerde klant', credited_on, 1
from (
  select id, credited_on, row_number() over (partition by extract(year from credited_on) order by credited_on, id) as sequence
  from (select id, invoice_on + 7 as credited_on from invoices where id % 200 = 0) credited
) numbered;
update invoices set live = false where id % 200 = 0;
insert into number_series select 'credit_note', number_year, max(number_sequence) from credit_notes group by number_year;

-- Only the mails of invoices from January 2024 are added, because earlier mails would be past their retention term.
insert into mails (invoice_id, kind, recipients, subject, body, status, attempts, requested_by, requested_at, finished_at)
select i.id, 'invoice', array[format('facturen%s@klant.example', i.customer_id)], 'Factuur ' || i.number, 'In bijlage vindt u onze factuur.', 'sent', 1, 1,
  i.created_at + interval '3 minutes', i.created_at + interval '4 minutes'
from invoices i where i.invoice_on >= '2024-01-01'
order by i.id;
insert into mail_attempts (mail_id, at, result) select id, finished_at, 'sent' from mails order by id;

/*
 * The customers pay after six weeks. Each month has one bank file with a movement for each invoice. The invoices from
 * August 2026 are not paid yet.
 */
create temp table paid as
  select i.id as invoice_id, i.total_including_cents as cents, i.invoice_on + 42 as paid_on, date_trunc('month', i.invoice_on + 42)::date as month_on, i.customer_name as name,
    row_number() over (partition by date_trunc('month', i.invoice_on + 42) order by i.invoice_on, i.id)::integer as position
  from invoices i where i.live and i.invoice_on < '2026-08-01';
analyze paid;
insert into bank_files (sha256, file_name, format, imported_at, imported_by)
select distinct sha256(convert_to(month_on::text, 'UTF8')), to_char(month_on, 'YYYY-MM".cod"'), 'coda', month_on + interval '1 month', 1 from paid;
insert into bank_statements (file_id, position, account, number, opened_on, closed_on, opening_cents, closing_cents)
select f.id, 0, 'BE68539007547034', to_char(p.month_on, 'YYYY-MM'), p.month_on, max(p.paid_on), 0, sum(p.cents)
from paid p join bank_files f on f.sha256 = sha256(convert_to(p.month_on::text, 'UTF8'))
group by f.id, p.month_on order by p.month_on;
insert into bank_entries (statement_id, position, entered_on, value_on, amount_cents, bank_reference, end_to_end_id, counterparty_name, counterparty_account,
  communication, is_reversal, details_ignored, stored_at)
select s.id, p.position, p.paid_on, p.paid_on, p.cents, 'REF' || p.invoice_id, '', p.name, 'BE43068999999501', 'betaling factuur', false, false, p.month_on + interval '1 month'
from paid p join bank_statements s on s.opened_on = p.month_on order by s.id, p.position;
analyze bank_statements, bank_entries;
/*
 * Inside the trigger on payments, PostgreSQL keeps the query plan for an empty table. With this plan, each payment
 * would read the whole growing table, and all payments together would take hours.
 */
set local enable_seqscan = off;
insert into payments (entry_id, invoice_id, kind, amount_cents, paid_on, made_at, made_by)
select e.id, p.invoice_id, 'bank', p.cents, p.paid_on, e.stored_at, 1
from paid p join bank_statements s on s.opened_on = p.month_on join bank_entries e on e.statement_id = s.id and e.position = p.position order by e.id;
set local enable_seqscan = on;
drop table paid;

insert into recup_bonuses (person_id, day_on, seconds, reason)
select p.id, day, 14400, 'inzet in het weekend'
from people p cross join generate_series((select min(month_on) from month_balances) + 14, date '2026-10-15', interval '1 year') day where p.id % 3 = 0;
insert into recup_corrections (person_id, month_on, seconds, reason) select id, '2026-02-01', -3600, 'rechtzetting' from people where id % 7 = 0;

-- The PDF of each credit note has the size of a printed PDF, but its content is not a page.
insert into documents (invoice_id, kind, file_name, content, sha256, made_at)
select n.invoice_id, 'credit_note', 'Creditnota ' || n.number || '.pdf', pdf.content, sha256(pdf.content), n.created_at
from credit_notes n
cross join lateral (
  select convert_to('%PDF-1.7 ' || string_agg(md5(n.number || line), ''), 'UTF8') as content from generate_series(1, 900) line
) pdf;

-- HR billed the contracts of September 2026 with one batch.
insert into batches (kind, finishes, sends, month_on, requested_by, requested_at, finished_at)
select 'invoice_months', true, true, '2026-09-01', 1, '2026-10-03', '2026-10-03 00:10';
insert into batch_items (batch_id, position, contract_id, invoice_id, settled_at)
select b.id, row_number() over (order by i.id) - 1, i.contract_id, i.id, b.finished_at from batches b join invoices i on i.month_on = b.month_on;

insert into confirmed_emails (email_address, token_hash, token_expires_at, created_at)
values ('nieuw@klant.example', sha256(convert_to('bench-link-of-a-confirmed-email-address', 'UTF8')), '2026-12-20', '2026-11-20');
