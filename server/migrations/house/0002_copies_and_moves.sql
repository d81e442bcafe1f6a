-- A copy is an office that was restored from a file: its people can look at it, and its jobs do not run.
-- An arrived office came from another database, and is not served before that database has let it go.
alter table offices drop constraint offices_state_check;
alter table offices add constraint offices_state_check check (state in
  ('being_made', 'on', 'stopped', 'copy', 'moving', 'arrived', 'moved', 'deleted', 'dropped'));
alter table offices drop constraint offices_check;
alter table offices add constraint offices_check check
  ((deleted_at is not null) = (state in ('moved', 'deleted', 'dropped')));
