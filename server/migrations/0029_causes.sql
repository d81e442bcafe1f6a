-- The cause of a closed record or of an entry of a leave counter: a code, with its day, period, year or name in a
-- second column. domain/src/people/cause.ts has the same codes.
create domain change_cause as text check (value in (
  'absence_booked', 'absence_edited', 'absence_removed', 'replaced', 'sickness_converted', 'shift_converted', 'sickness_for_shift',
  'shift_planned', 'shift_moved', 'shift_added', 'shift_edited', 'shift_removed', 'shifts_removed', 'shift_change_undone', 'shift_removal_undone',
  'employment_begun', 'employment_start_moved', 'employment_resumed', 'employment_ended', 'kind_changed', 'opening_month_changed',
  'contract_shortened', 'contract_start_moved', 'holiday_added', 'holiday_removed', 'prolonged_sickness', 'prolonged_sickness_removed',
  'statutory', 'opening_balance', 'hr_balance_kept', 'new_year', 'brought_back', 'pay_code_changed', 'by_hand', 'expired'));

-- Converts a sentence of an older release to a cause. The cause is null for a text that HR wrote.
create function cause_of_text(text text, out cause text, out detail text) language plpgsql immutable as $$
declare
  day constant text := '(\d\d)/(\d\d)/(\d{4})';
begin
  cause := case text
    when 'afwezigheid geboekt' then 'absence_booked'
    when 'afwezigheid gewijzigd' then 'absence_edited'
    when 'afwezigheid verwijderd' then 'absence_removed'
    when 'vervangen' then 'replaced'
    when 'ziekte omgezet' then 'sickness_converted'
    when 'shift naar ziekte omgezet' then 'shift_converted'
    when 'shift omgezet naar ziekte' then 'sickness_for_shift'
    when 'shift gepland' then 'shift_planned'
    when 'shift verplaatst' then 'shift_moved'
    when 'shift toegevoegd' then 'shift_added'
    when 'shift aangepast' then 'shift_edited'
    when 'shift verwijderd' then 'shift_removed'
    when 'shiften verwijderd' then 'shifts_removed'
    when 'wijziging van shiften ongedaan gemaakt' then 'shift_change_undone'
    when 'verwijdering ongedaan gemaakt' then 'shift_removal_undone'
    when 'begin van de tewerkstelling' then 'employment_begun'
    when 'begin van de tewerkstelling gewijzigd' then 'employment_start_moved'
    when 'samenwerking verdergezet' then 'employment_resumed'
    when 'statuut gewijzigd' then 'kind_changed'
    when 'openingsmaand gewijzigd' then 'opening_month_changed'
    when 'langdurige ziekte verwijderd' then 'prolonged_sickness_removed'
    when 'wettelijk' then 'statutory'
    when 'beginsaldo' then 'opening_balance'
    when 'saldo van HR behouden' then 'hr_balance_kept'
    when 'looncode gewijzigd' then 'pay_code_changed'
    when 'aangepast door HR' then 'by_hand'
    when '' then 'expired'
  end;
  if cause is not null then return; end if;
  select s.cause, regexp_replace(text, s.pattern, s.detail) into cause, detail
  from (values
    ('contract_shortened', '^contract ingekort tot ' || day || '$', '\3-\2-\1'),
    ('contract_start_moved', '^contract begint op ' || day || '$', '\3-\2-\1'),
    ('employment_ended', '^samenwerking stopgezet op ' || day || '$', '\3-\2-\1'),
    ('prolonged_sickness', '^langdurige ziekte van ' || day || ' tot en met ' || day || '$', '\3-\2-\1/\6-\5-\4'),
    ('prolonged_sickness', '^langdurige ziekte vanaf ' || day || '$', '\3-\2-\1/'),
    ('prolonged_sickness', '^langdurige ziekte tot ' || day || '$', '/\3-\2-\1'),
    ('holiday_added', '^feestdag toegevoegd: (.*)$', '\1'),
    ('holiday_removed', '^feestdag verwijderd: (.*)$', '\1'),
    ('new_year', '^nieuw jaar (\d{4})$', '\1'),
    ('brought_back', '^terug naar (\d{4})$', '\1')
  ) s (cause, pattern, detail)
  where text ~ s.pattern;
end $$;

-- Older releases wrote four sentences, or an empty text, in entries without an absence, a holiday or a new year. All
-- other sentences were written by HR.
create function cause_of_entry(text text, made_by_server boolean, out cause text, out detail text, out reason text)
language plpgsql immutable as $$
begin
  reason := '';
  if made_by_server or text in ('wettelijk', 'beginsaldo', 'saldo van HR behouden', 'aangepast door HR', '') then
    select c.cause, c.detail into cause, detail from cause_of_text(text) c;
  end if;
  if cause is null then cause := 'by_hand'; reason := text; end if;
end $$;

alter table shifts add column closed_cause change_cause, add column closed_detail text;
alter table absences add column closed_cause change_cause, add column closed_detail text;
alter table orders add column closed_cause change_cause, add column closed_detail text;
alter table counter_entries add column cause change_cause, add column detail text;

-- PostgreSQL chose the names of the check constraints on closed_reason and closed_at, so they are looked up.
do $$
declare
  old record;
begin
  for old in
    select c.conrelid::regclass as owner, c.conname from pg_constraint c
    where c.conrelid in ('shifts'::regclass, 'absences'::regclass, 'orders'::regclass) and c.contype = 'c'
      and pg_get_constraintdef(c.oid) like '%closed_reason%'
  loop
    execute format('alter table %s drop constraint %I', old.owner, old.conname);
  end loop;
end $$;
drop index shifts_closed;

-- Only the few closed rows are changed.
update shifts s set closed_reason = null, (closed_cause, closed_detail) =
  (select coalesce(c.cause, 'replaced'), c.detail from cause_of_text(s.closed_reason) c)
where s.closed_at is not null;
update absences a set closed_reason = null, (closed_cause, closed_detail) =
  (select coalesce(c.cause, 'replaced'), c.detail from cause_of_text(a.closed_reason) c)
where a.closed_at is not null;
update orders o set closed_reason = null, (closed_cause, closed_detail) =
  (select coalesce(c.cause, 'replaced'), c.detail from cause_of_text(o.closed_reason) c)
where o.closed_at is not null;

-- The trigger of the ledger refuses every change, so it is disabled in this transaction. No other transaction can write
-- meanwhile, because this transaction holds the lock of the table.
alter table counter_entries disable trigger counter_entries_append_only;
-- Each different text is converted once, because a million entries have few different texts.
with texts as (
  select distinct e.reason as text, num_nonnulls(e.absence_id, e.holiday_on, e.new_year) > 0 as made_by_server from counter_entries e
), read as materialized (
  select t.*, c.* from texts t cross join cause_of_entry(t.text, t.made_by_server) c
)
update counter_entries e set cause = r.cause, detail = r.detail, reason = r.reason
from read r
where r.text = e.reason and r.made_by_server = (num_nonnulls(e.absence_id, e.holiday_on, e.new_year) > 0);
alter table counter_entries enable trigger counter_entries_append_only;

create index shifts_closed on shifts (start_on) where closed_cause is not null;
alter table shifts add check ((closed_at is null) = (closed_cause is null)), add check (closed_cause is not null or closed_detail is null);
alter table absences add check ((closed_at is null) = (closed_cause is null)), add check (closed_cause is not null or closed_detail is null);
alter table orders add check ((closed_at is null) = (closed_cause is null)), add check (closed_cause is not null or closed_detail is null);
alter table counter_entries
  alter column cause set not null,
  alter column reason set default '',
  add check (reason = '' or cause = 'by_hand');

-- The previous release still writes a sentence to closed_reason. This trigger stores the cause of that sentence, and
-- sets closed_reason to null.
create function fill_closed_cause() returns trigger language plpgsql as $$
begin
  new.closed_cause := null;
  new.closed_detail := null;
  if new.closed_at is not null then
    select coalesce(c.cause, 'replaced'), c.detail into new.closed_cause, new.closed_detail from cause_of_text(new.closed_reason) c;
  end if;
  new.closed_reason := null;
  return new;
end $$;
create trigger shifts_cause before insert or update on shifts
  for each row when ((new.closed_at is null) <> (new.closed_cause is null)) execute function fill_closed_cause();
create trigger absences_cause before insert or update on absences
  for each row when ((new.closed_at is null) <> (new.closed_cause is null)) execute function fill_closed_cause();
create trigger orders_cause before insert or update on orders
  for each row when ((new.closed_at is null) <> (new.closed_cause is null)) execute function fill_closed_cause();

create function fill_entry_cause() returns trigger language plpgsql as $$
begin
  select c.cause, c.detail, c.reason into new.cause, new.detail, new.reason
  from cause_of_entry(new.reason, num_nonnulls(new.absence_id, new.holiday_on, new.new_year) > 0) c;
  return new;
end $$;
create trigger counter_entries_cause before insert on counter_entries
  for each row when (new.cause is null) execute function fill_entry_cause();

-- The retention job removes the text of HR from an expired entry, and also a cause that names a sickness.
create or replace function refuse_change_of_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from people p where p.id = old.person_id) then return old; end if;
  if old.at < forgotten_before() then
    if tg_op = 'DELETE' and old.counter_type = 'SICK_LEAVE_NO_CERTIFICATE' then return old; end if;
    if tg_op = 'UPDATE' and new.reason = ''
      and (new.cause = 'expired' and new.detail is null or (new.cause, new.detail) is not distinct from (old.cause, old.detail))
      and to_jsonb(new) - '{cause,detail,reason}'::text[] = to_jsonb(old) - '{cause,detail,reason}'::text[] then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
