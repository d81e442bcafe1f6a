-- The qualification that every shift of a shift type asks; null when the shift type asks none (rule qualifications-9).
-- A shift type that belongs to one person asks none.
alter table shift_types
  add column qualification_id bigint references qualifications,
  add constraint shift_types_own_asks_none check (owner_id is null or qualification_id is null);
create index shift_types_qualification on shift_types (qualification_id);
