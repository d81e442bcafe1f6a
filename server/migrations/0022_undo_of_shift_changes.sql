-- An employee can also undo a change of shifts. One undo step holds the shifts as they were before the change. The step
-- 'remove shift' of the previous release stays valid, because that release can still be running.
alter table undo_steps
  drop constraint undo_steps_step_check,
  add constraint undo_steps_step_check check (step in ('unlock month', 'remove shift', 'change shifts'));
