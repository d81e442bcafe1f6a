-- An employee can also undo a change of shifts. One undo step contains the shifts as they were before the change. The
-- step 'remove shift' stays valid, because the previous release uses it and can still be running.
alter table undo_steps
  drop constraint undo_steps_step_check,
  add constraint undo_steps_step_check check (step in ('unlock month', 'remove shift', 'change shifts'));
