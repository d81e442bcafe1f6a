-- An employee can undo a change of shifts too. One step holds the shifts as they were before the change; the step
-- 'remove shift' of the release before remains valid, because that release can still be running.
alter table undo_steps
  drop constraint undo_steps_step_check,
  add constraint undo_steps_step_check check (step in ('unlock month', 'remove shift', 'change shifts'));
