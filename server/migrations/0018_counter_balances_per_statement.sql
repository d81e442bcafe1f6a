-- The balances are updated once for each statement. An import adds a hundred thousand entries, and a trigger for each
-- row took longer than the rest of the import.
create function add_to_counter_balances() returns trigger language plpgsql as $$
begin
  insert into counter_balances (person_id, year, counter_type, original_half_days, current_half_days)
  select distinct a.person_id, a.year, a.counter_type, 0, 0
  from added a
  order by a.person_id, a.year, a.counter_type
  on conflict do nothing;
  update counter_balances b
  set original_half_days = b.original_half_days + a.granted,
      current_half_days = b.current_half_days + a.half_days,
      version = b.version + a.entries
  from (
    select e.person_id, e.year, e.counter_type, sum(e.half_days) as half_days, count(*) as entries,
      coalesce(sum(e.half_days) filter (where e.kind = 'grant'), 0) as granted
    from added e
    group by e.person_id, e.year, e.counter_type
  ) a
  where b.person_id = a.person_id and b.year = a.year and b.counter_type = a.counter_type;
  return null;
end $$;
drop trigger counter_entries_balance on counter_entries;
drop function add_to_counter_balance();
create trigger counter_entries_balance after insert on counter_entries
  referencing new table as added
  for each statement execute function add_to_counter_balances();
