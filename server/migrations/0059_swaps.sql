-- An employee hands a shift over to a colleague, or exchanges it for a shift of the colleague, when HR approves (rules
-- swaps-1 to swaps-7).
create table swaps (
  id bigint generated always as identity primary key,
  -- Who hands the shift over.
  person_id bigint not null references people,
  -- The shift with the version that the people agreed about; null after the shift was removed.
  shift_id bigint references shifts on delete set null,
  shift_version integer not null,
  day_on date not null,
  -- The colleague; null while the offer is open to everybody who can take it.
  to_person_id bigint references people,
  -- The shift that the colleague gives in return; null when the shift is only handed over.
  other_shift_id bigint references shifts on delete set null,
  other_version integer,
  other_day_on date,
  asked_at timestamptz not null,
  -- 24 hours before the start of the first of the shifts.
  closes_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('approved', 'refused', 'declined', 'withdrawn', 'lapsed')),
  -- Why HR refused.
  reason text not null default '' check (length(reason) <= 60),
  decided_by bigint references people,
  check ((ended_at is null) = (outcome is null)),
  check (accepted_at is null or to_person_id is not null),
  check ((other_version is null) = (other_day_on is null)),
  check (other_version is null or to_person_id is not null)
);
-- A shift is in at most one live swap on each side; the command refuses a shift that is on the other side of a swap.
create unique index swaps_shift_live on swaps (shift_id) where ended_at is null;
create unique index swaps_other_live on swaps (other_shift_id) where ended_at is null;
create index swaps_shift on swaps (shift_id);
create index swaps_other on swaps (other_shift_id);
create index swaps_person on swaps (person_id);
create index swaps_to_person on swaps (to_person_id);
create index swaps_live on swaps (closes_at) where ended_at is null;
