-- A need: HR asks for people on one day, with one shift type of one customer (rules needs-1 to needs-3).
create table staff_needs (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  customer_id bigint not null references customers,
  shift_type_id bigint not null references shift_types,
  day_on date not null,
  places integer not null check (places between 1 and 50),
  -- 'first': the first claim gets the shift. 'hr': HR chooses among the claims.
  grants text not null check (grants in ('first', 'hr')),
  claim_until timestamptz not null,
  note text not null default '' check (length(note) <= 80),
  -- The first need of the days that were made together; null for one day.
  series_id bigint references staff_needs,
  made_at timestamptz not null,
  made_by bigint not null references people,
  withdrawn_at timestamptz
);
-- A customer has at most one need for a shift type on a day (withdrawn needs do not count), so that a shift can take a
-- place in only one need.
create unique index staff_needs_live on staff_needs (customer_id, day_on, shift_type_id) where withdrawn_at is null;
create index staff_needs_day on staff_needs (day_on);
create index staff_needs_type on staff_needs (shift_type_id);
create index staff_needs_series on staff_needs (series_id) where series_id is not null;

-- The request of a person to work an open shift (a need), and the decision about this request.
create table need_claims (
  id bigint generated always as identity primary key,
  need_id bigint not null references staff_needs,
  contract_id bigint not null,
  person_id bigint not null references people,
  claimed_at timestamptz not null,
  granted_at timestamptz,
  refused_at timestamptz,
  withdrawn_at timestamptz,
  decided_by bigint references people,
  foreign key (contract_id, person_id) references contracts (id, person_id),
  check (num_nonnulls(granted_at, refused_at, withdrawn_at) <= 1)
);
create unique index need_claims_waiting on need_claims (need_id, person_id)
  where granted_at is null and refused_at is null and withdrawn_at is null;
create index need_claims_need on need_claims (need_id);
create index need_claims_contract on need_claims (contract_id);
create index need_claims_person on need_claims (person_id);

-- The shifts that fill the places of a need. When a shift is deleted, its row is deleted too, and the place is open
-- again.
create table need_places (
  shift_id bigint primary key references shifts on delete cascade,
  need_id bigint not null references staff_needs
);
create index need_places_need on need_places (need_id);

-- A new or changed shift takes a place in the open need of its customer, shift type and day. It keeps the place until
-- its customer or its day changes, or the shift is closed (rule needs-3). The lock on the need makes simultaneous
-- shifts wait for each other, so that a need of n places never has more than n shifts.
create function take_open_place() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  if tg_op = 'UPDATE' then
    if exists (
      select from need_places f
      join staff_needs n on n.id = f.need_id
      join contracts c on c.id = new.contract_id
      where f.shift_id = new.id and new.closed_at is null and n.day_on = new.start_on and n.customer_id = c.customer_id
    ) then return null; end if;
    delete from need_places where shift_id = new.id;
  end if;
  if new.closed_at is not null or new.shift_type_id is null then return null; end if;
  select n.id, n.places into wanted
  from staff_needs n
  join contracts c on c.id = new.contract_id and c.customer_id = n.customer_id
  where n.day_on = new.start_on and n.shift_type_id = new.shift_type_id and n.withdrawn_at is null
  for update of n;
  if not found then return null; end if;
  insert into need_places (shift_id, need_id)
  select new.id, wanted.id where (select count(*) from need_places f where f.need_id = wanted.id) < wanted.places;
  return null;
end $$;
create trigger shifts_take_open_place
  after insert or update of start_at, contract_id, shift_type_id, closed_at on shifts
  for each row execute function take_open_place();

-- The mail of kind 'claim' tells a person the decision about the claim of that person.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('invoice', 'credit_note', 'confirm_email', 'reminder', 'account', 'payment_reminder', 'claim'));
