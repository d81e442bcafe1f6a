-- The qualification that each shift of a shift type requires; null when the shift type requires none (rule
-- qualifications-9). The own shift type of a person requires none.
alter table shift_types
  add column qualification_id bigint references qualifications,
  add constraint shift_types_own_asks_none check (owner_id is null or qualification_id is null);
create index shift_types_qualification on shift_types (qualification_id);
