-- The last change that each HR user saw in the list of absences that other people booked or cancelled (rule
-- absences-55).
create table absence_changes_seen (
  person_id bigint primary key references people on delete cascade,
  -- The last audit entry that the person has seen. Audit entries are removed by month, so there is no foreign key.
  seen_until bigint not null check (seen_until >= 0)
);

create index audit_entries_absences on audit_entries (id) where action in ('book absences', 'edit absence', 'remove absence',
  'start prolonged sick leave', 'change prolonged sick leave', 'end prolonged sick leave', 'remove prolonged sick leave');
