-- The secret addresses at which the calendar program of a person reads the shifts of that person (rules planning-69 to
-- planning-73).
create table calendar_feeds (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  -- Only the hash of the secret is stored.
  token_hash bytea not null unique,
  name text not null check (length(name) between 1 and 60),
  with_customer boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  revoked_at timestamptz
);
create index calendar_feeds_person on calendar_feeds (person_id);

-- The value for existing rows is stored once for the whole table, so this statement does not rewrite the table.
alter table shifts add column changed_at timestamptz not null default now();

create function note_change_of_shift() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end $$;
create trigger shifts_changed_at before update on shifts for each row execute function note_change_of_shift();

-- A deleted shift of a person with a calendar feed stays in the feed for 30 days, as a cancelled event.
create table removed_shifts (
  shift_id bigint primary key,
  person_id bigint not null references people on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz not null,
  sequence integer not null,
  removed_at timestamptz not null
);
create index removed_shifts_person on removed_shifts (person_id);

create function note_removed_shift() returns trigger language plpgsql as $$
begin
  if exists (select from calendar_feeds f where f.person_id = old.person_id and f.revoked_at is null) then
    insert into removed_shifts (shift_id, person_id, start_at, end_at, sequence, removed_at)
    values (old.id, old.person_id, old.start_at, old.end_at, old.version, now())
    on conflict (shift_id) do update set sequence = excluded.sequence, removed_at = excluded.removed_at,
      start_at = excluded.start_at, end_at = excluded.end_at;
  end if;
  return null;
end $$;
create trigger shifts_removed after delete on shifts for each row execute function note_removed_shift();
