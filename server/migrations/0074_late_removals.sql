-- The shifts that were removed shortly before their start. A contact of the customer reads who will not come, but never
-- the reason (rule contact-23). The server deletes each row two days after the day of the shift.
create table late_removals (
  contract_id bigint not null references contracts on delete cascade,
  day_on date not null,
  -- No foreign key: a shift type without shifts can be removed.
  shift_type_id bigint,
  start_at timestamptz not null,
  end_at timestamptz not null,
  taken_at timestamptz not null,
  primary key (contract_id, day_on)
);
create index late_removals_day on late_removals (day_on);

-- When a contact reads a month several times on one day, the server writes one audit entry. With this index, the server
-- finds the entry of an earlier read.
create index audit_entries_contact on audit_entries (contact_id, at) where contact_id is not null;
