-- An employee gives a shift to a colleague, or exchanges it for a shift of the colleague. HR must approve (rules
-- swaps-1 to swaps-7).
create table swaps (
  id bigint generated always as identity primary key,
  -- The employee who offers the shift.
  person_id bigint not null references people,
  -- The offered shift, with the version that both people agreed to; null after the shift was deleted.
  shift_id bigint references shifts on delete set null,
  shift_version integer not null,
  day_on date not null,
  -- The colleague; null while everybody who can take the shift can accept the offer.
  to_person_id bigint references people,
  -- The shift that the colleague gives in exchange; null when the employee gets no shift back.
  other_shift_id bigint references shifts on delete set null,
  other_version integer,
  other_day_on date,
  asked_at timestamptz not null,
  -- 24 hours before the start of the earliest of the two shifts.
  closes_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('approved', 'refused', 'declined', 'withdrawn', 'lapsed')),
  -- The reason of a refusal by HR.
  reason text not null default '' check (length(reason) <= 60),
  decided_by bigint references people,
  check ((ended_at is null) = (outcome is null)),
  check (accepted_at is null or to_person_id is not null),
  check ((other_version is null) = (other_day_on is null)),
  check (other_version is null or to_person_id is not null)
);
-- A shift is offered in at most one open swap, and given in exchange in at most one. The command also refuses a shift
-- that is offered in one swap and given in exchange in another.
create unique index swaps_shift_live on swaps (shift_id) where ended_at is null;
create unique index swaps_other_live on swaps (other_shift_id) where ended_at is null;
create index swaps_shift on swaps (shift_id);
create index swaps_other on swaps (other_shift_id);
create index swaps_person on swaps (person_id);
create index swaps_to_person on swaps (to_person_id);
create index swaps_live on swaps (closes_at) where ended_at is null;
