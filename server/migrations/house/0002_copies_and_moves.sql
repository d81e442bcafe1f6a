-- The state 'copy': an office that was restored from a file. Its people can look at it, and its jobs do not run. The
-- state 'arrived': an office that was moved from another database. It is not served until the other database has closed
-- it.
alter table offices drop constraint offices_state_check;
alter table offices add constraint offices_state_check check (state in
  ('being_made', 'on', 'stopped', 'copy', 'moving', 'arrived', 'moved', 'deleted', 'dropped'));
alter table offices drop constraint offices_check;
alter table offices add constraint offices_check check
  ((deleted_at is not null) = (state in ('moved', 'deleted', 'dropped')));
